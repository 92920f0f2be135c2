import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { submitAgain } from '../../../features/admin/drafts/submit-again.ts'
import { tellSaved } from '../../../features/admin/typed/keep-typed.ts'
import type { DraftResult } from './draft-answer.ts'
import { bodyOf, sendDraft } from './send-draft.ts'

const pauseMs = 900

/**
 * Saves the form into the draft whenever typing pauses, and says at which revision it is: the previews beside it follow.
 * After a refusal it stops: the button says what is wrong. What got no answer is sent again at the next change, when the
 * connection is back, and before the form is.
 */
export function useDraftSaving(
  form: RefObject<HTMLFormElement | null>,
  begin: number,
  address: string,
  texts: { saved: string; unsaved: string },
) {
  const [state, setState] = useState({ revision: begin, message: '' })
  const [claims, setClaims] = useState<Record<string, string[]>>({})
  const timer = useRef(0)
  const running = useRef<Promise<void> | null>(null)
  /** What got no answer goes again as it was: where it was saved all the same, that is no second author. */
  const unanswered = useRef<URLSearchParams | null>(null)
  const isRefused = useRef(false)
  const leaving = useRef<'no' | 'waits' | 'goes'>('no')

  /** Whom it goes to is no part of the draft. */
  function changed({ target }: { target: EventTarget | null }): void {
    if (!(target instanceof HTMLInputElement && target.type === 'checkbox')) saveSoon()
  }

  function saveSoon(): void {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(save, pauseMs)
  }

  function save(): void {
    if (form.current === null || isRefused.current || leaving.current === 'goes') return
    // One at a time: each has to name the revision that the one before has made.
    if (running.current !== null) {
      saveSoon()
      return
    }
    const body = unanswered.current ?? bodyOf(form.current)
    running.current = sendDraft(address, body).then((answer) => {
      running.current = null
      take(body, answer)
    })
  }

  function take(body: URLSearchParams, answer: DraftResult | null): void {
    const wasLate = unanswered.current !== null
    unanswered.current = answer === null ? body : null
    if (answer === null || 'error' in answer) {
      isRefused.current = answer !== null
      setState((now) => ({ ...now, message: answer?.error ?? texts.unsaved }))
      return
    }
    // In the form before anything of it is sent again.
    flushSync(() => {
      setState({ revision: answer.revision, message: texts.saved })
      setClaims(answer.claims)
    })
    if (form.current) {
      const now = bodyOf(form.current)
      tellSaved(form.current, (name) => `${now.getAll(name)}` === `${body.getAll(name)}`)
    }
    if (wasLate) saveSoon()
  }

  /** Resolves when nothing runs, and what had no answer was sent once more. */
  async function settle(): Promise<void> {
    await running.current
    if (unanswered.current !== null) save()
    await running.current
  }

  const retry = useEffectEvent(() => {
    if (unanswered.current !== null) save()
  })
  useEffect(() => {
    const again = () => retry()
    addEventListener('online', again)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', again)
    }
  }, [])

  return {
    ...state,
    claims,
    changed,
    /** Lets the form go, or first waits until the server has answered: else the two would be at the same revision. */
    submit(event: FormEvent<HTMLFormElement>) {
      clearTimeout(timer.current)
      if (leaving.current === 'goes') return
      if (running.current === null && unanswered.current === null) {
        leaving.current = 'goes'
        return
      }
      event.preventDefault()
      if (leaving.current === 'waits') return
      leaving.current = 'waits'
      const again = submitAgain(event)
      void settle().then(() => {
        leaving.current = 'goes'
        again()
      })
    },
  }
}
