import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { draftChannel } from '../../../../../features/admin/drafts/autosave.ts'
import { submitAgain } from '../../../../../features/admin/drafts/submit-again.ts'
import { tellSaved } from '../../../../../features/admin/typed/keep-typed.ts'
import { isSame } from '../../../../../features/publishing/changes.ts'
import {
  changedNames,
  defaultValues,
  type FormValues,
  isOfNewRow,
  readValues,
  rowOf,
  writeValue,
} from '../form/form-values.ts'
import type { AutosaveResult } from './autosave.server.ts'
import { sendDraft } from './send-draft.ts'

export type Taken = Extract<AutosaveResult, { status: 'saved' }>
export type AutosaveState = {
  status: 'same' | 'waiting' | 'saving' | 'saved' | 'failed' | 'signedOut' | 'conflict' | 'gone'
  /** The number of unsaved fields, without the new row. */
  unsaved: number
  hasNewRow: boolean
}

type Options = {
  form: RefObject<HTMLFormElement | null>
  address: string
  /** A form that shows a conflict waits for a person; a refused one holds unsaved input. */
  begin: 'saved' | 'refused' | 'conflict'
  onSaved: (answer: Taken) => void
}

const pauseMs = 900
const againMs = 8_000

/**
 * Saves a form into the draft whenever typing pauses, so that it is there after a reload and on another device.
 * Pending input is sent when the page is left; if it cannot be saved, the browser asks.
 */
export function useAutosave({ form, address, begin, onSaved }: Options) {
  const [state, setState] = useState<AutosaveState>({ status: 'same', unsaved: 0, hasNewRow: false })
  const saved = useRef<FormValues>(new Map())
  const timer = useRef(0)
  const running = useRef<Promise<void> | null>(null)
  const stopped = useRef<'waiting' | 'conflict' | 'gone' | null>(begin === 'conflict' ? 'waiting' : null)
  const leaving = useRef(false)
  /** A button was pressed and waits for a save: pressed again, it does nothing more. */
  const pressed = useRef(false)

  function show(status: AutosaveState['status']): void {
    const changed = changes()
    const own = changed.filter((name) => !isOfNewRow(name))
    const next = { status, unsaved: own.length, hasNewRow: own.length < changed.length }
    // Nearly every letter leaves it as it is, and then nothing of the page is rendered.
    setState((before) => (isSame(before, next) ? before : next))
  }

  function wait(ms: number): void {
    clearTimeout(timer.current)
    if (stopped.current === null) timer.current = window.setTimeout(() => void flush(), ms)
  }

  function follow(): void {
    show(stopped.current ?? 'waiting')
    wait(pauseMs)
  }

  /** Resolves when everything typed so far was sent and answered. */
  async function flush(force = false): Promise<void> {
    clearTimeout(timer.current)
    // Whoever waited with this call may have begun another save.
    while (running.current !== null) await running.current
    if (stopped.current !== null || leaving.current || !form.current) return
    const sent = readValues(form.current)
    if (!force && changedNames(saved.current, sent).every(isOfNewRow)) return show('same')
    show('saving')
    running.current = save(form.current, sent).finally(() => {
      running.current = null
    })
    await running.current
  }

  async function save(element: HTMLFormElement, sent: FormValues): Promise<void> {
    const answer = await sendDraft(address, element)
    switch (answer.status) {
      case 'saved':
        return take(element, sent, answer)
      case 'failed':
      case 'signedOut':
        show(answer.status)
        return wait(againMs)
      case 'conflict':
      case 'empty':
      case 'stale':
      case 'refused':
        stopped.current = 'conflict'
        return show('conflict')
      case 'gone':
        stopped.current = 'gone'
        return show('gone')
      default:
        return answer satisfies never
    }
  }

  function take(element: HTMLFormElement, sent: FormValues, answer: Taken): void {
    const now = readValues(element)
    // A row with one invalid field is not saved at all.
    const refused = new Set(answer.errors.map(({ field }) => rowOf(field)))
    const gone = new Set(answer.gone)
    const isSaved = (name: string) => !refused.has(rowOf(name)) && !isOfNewRow(name)
    const values = new Map([
      ...[...saved.current].filter(([name]) => !isSaved(name)),
      ...[...sent].filter(([name]) => isSaved(name)),
    ])
    for (const { field, value } of answer.values) {
      values.set(field, value)
      // Not in a field that has been typed in since.
      if ((now.get(field) ?? '') === (sent.get(field) ?? '')) writeValue(element, field, value)
    }
    saved.current = new Map([...values].filter(([name]) => !gone.has(rowOf(name))))
    flushSync(() => onSaved(answer))
    const unsaved = changedNames(saved.current, readValues(element))
    tellSaved(element, (name) => !unsaved.includes(name))
    const rest = unsaved.filter((name) => !isOfNewRow(name))
    show(rest.length === 0 ? 'saved' : 'waiting')
    if (rest.some(isSaved)) wait(pauseMs)
    const channel = new BroadcastChannel(draftChannel)
    channel.postMessage(answer.version)
    channel.close()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the address and what is done with an answer stay the same
  useEffect(() => {
    if (!form.current) return
    // Input typed before hydration counts as well.
    saved.current = defaultValues(form.current)
    // A refused form was sent: its new row is in no draft yet.
    if (begin === 'refused') {
      saved.current = new Map([...saved.current].filter(([name]) => !isOfNewRow(name)))
      void flush(true)
    } else if (changedNames(saved.current, readValues(form.current)).length > 0) follow()
    const hide = () => {
      if (document.visibilityState === 'hidden') void flush()
    }
    const retry = () => void flush()
    document.addEventListener('visibilitychange', hide)
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('online', retry)
    }
  }, [])

  /** For another form about the draft: this form's input is saved first. One function, so that a long list need not follow. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads refs and options that stay the same
  const goFirst = useCallback((event: FormEvent<HTMLFormElement>): void => {
    if (running.current === null && changedSince() === 0) return
    event.preventDefault()
    if (pressed.current) return
    pressed.current = true
    const again = submitAgain(event)
    void flush().then(() => {
      pressed.current = false
      if (stopped.current === null && changedSince() === 0) again()
    })
  }, [])

  const isUnsaved = state.unsaved > 0 || state.hasNewRow
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads refs and options that stay the same
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      // What was saved a moment ago may not be rendered yet.
      if (!leaving.current && changes().length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return {
    state,
    follow,
    /** A field is left: its error may be shown now. */
    pause: () => {
      if (state.unsaved > 0) wait(100)
    },
    /** Submits the form, or waits until the server has answered the last save. */
    submit: (event: FormEvent<HTMLFormElement>) => {
      clearTimeout(timer.current)
      if (running.current === null) {
        leaving.current = true
        return
      }
      event.preventDefault()
      if (pressed.current) return
      pressed.current = true
      const again = submitAgain(event)
      void running.current.then(() => {
        pressed.current = false
        again()
      })
    },
    goFirst,
  }

  function changes(): string[] {
    return form.current ? changedNames(saved.current, readValues(form.current)) : []
  }

  function changedSince(): number {
    return changes().filter((name) => !isOfNewRow(name)).length
  }
}
