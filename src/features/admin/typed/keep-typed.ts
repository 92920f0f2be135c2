import { splitLocale } from '../../../locale.ts'
import { type Control, isControl, sentValueOf, valueIn, writeValue } from '../../../ui/forms/control-value.ts'
import { keptControls, nameOfForm } from './kept-controls.ts'
import { type TypedForm, TypedStore } from './typed-store.ts'

/** A form that holds, or is offered, what was typed in it before. */
export type FoundForm = {
  /** The first field that was typed in, and its label. */
  field: string
  label: string
  at: number
  /** What was typed in fields that the form no longer has. */
  homeless: readonly string[]
  /**
   * Puts the text into the form; null if it is there already. Text that would replace a newer version waits for a
   * press.
   */
  putBack: (() => void) | null
  giveUp(): void
}

/** Typed text that was set aside because a newer version was saved meanwhile. */
const older = ' older'
/** Values that a form which saves itself has saved since the page came. */
const savedSince = new WeakMap<Control, string>()
const savedEvent = 'typed-saved'

/** Tells that a form which saves itself has saved the fields of these names as they are now. */
export function tellSaved(form: HTMLFormElement, isSaved: (name: string) => boolean): void {
  form.dispatchEvent(new CustomEvent(savedEvent, { bubbles: true, detail: isSaved }))
}

/**
 * Keeps what is typed in the forms of an admin page on this device until it is saved, and restores it when the
 * page is opened again. Returns a function that stops this.
 */
export function keepTyped(account: string, tell: (found: readonly FoundForm[]) => void): () => void {
  const store = new TypedStore(account)
  const path = splitLocale(location.pathname).path
  /** Forms of which this device keeps nothing: leaving them is asked about. */
  const unkept = new Set<HTMLFormElement>()
  const found = new Map<string, FoundForm>()

  store.dropOld(Date.now())
  const sent = store.sent
  if (sent !== null && isDone()) {
    store.remove(sent)
    store.markSent(null)
  }
  for (const form of document.forms) {
    const name = nameOf(form)
    if (name === null) continue
    // A refused form already shows what was sent.
    if (name === sent && isRefused()) continue
    giveBack(form, name)
    keep(form)
  }
  show()

  const listeners = {
    input: ({ target }: Event) => isControl(target) && target.form && keep(target.form, true),
    submit,
    [savedEvent]: saved,
  }
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener)
  const ask = (event: BeforeUnloadEvent) => unkept.size > 0 && event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => {
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener)
    removeEventListener('beforeunload', ask)
  }

  function nameOf(form: HTMLFormElement): string | null {
    const name = nameOfForm(form)
    return name === null ? null : store.nameOf(path, name)
  }

  /** `isTyped`: just now; else what is in the form keeps its time. */
  function keep(form: HTMLFormElement, isTyped = false): void {
    const name = nameOf(form)
    if (name === null) return
    const controls = keptControls(form)
    const before = store.get(name)
    const fields: TypedForm['fields'] = {}
    for (const [key, typed] of Object.entries(before?.fields ?? {}))
      if (!controls.has(key)) fields[key] = typed
    for (const [key, control] of controls) {
      const was = savedSince.get(control) ?? before?.fields[key]?.was ?? sentValueOf(control)
      const now = valueIn(control)
      if (was !== now) fields[key] = { was, now }
    }
    unkept.delete(form)
    const at = isTyped ? Date.now() : (before?.at ?? Date.now())
    if (Object.keys(fields).length === 0) store.remove(name)
    else if (!store.set(name, { at, fields })) unkept.add(form)
  }

  function giveBack(form: HTMLFormElement, name: string): void {
    const typed = store.get(name)
    if (typed !== null) {
      const { unsaved, isOutdated } = compare(form, typed)
      store.remove(name)
      if (isOutdated) {
        // A browser that reloads a page may have put it there by itself.
        for (const [key, control] of keptControls(form))
          if (valueIn(control) === unsaved.fields[key]?.now) writeValue(control, sentValueOf(control))
        const before = store.get(name + older)?.fields
        store.set(name + older, { ...unsaved, fields: { ...before, ...unsaved.fields } })
      } else if (Object.keys(unsaved.fields).length > 0) {
        store.set(name, unsaved)
        write(form, unsaved, (control) => valueIn(control) === sentValueOf(control))
        addGiven(form, name, unsaved)
      }
    }
    const offered = store.get(name + older)
    if (offered !== null) addOffered(form, name, offered)
  }

  function addGiven(form: HTMLFormElement, name: string, typed: TypedForm): void {
    found.set(name, {
      ...described(form, typed),
      putBack: null,
      giveUp() {
        store.remove(name)
        for (const [key, control] of keptControls(form))
          if (key in typed.fields) writeValue(control, sentValueOf(control))
        keep(form)
        found.delete(name)
        show()
      },
    })
  }

  function addOffered(form: HTMLFormElement, name: string, typed: TypedForm): void {
    const giveUp = () => {
      store.remove(name + older)
      found.delete(name + older)
      show()
    }
    found.set(name + older, {
      ...described(form, typed),
      putBack() {
        write(form, typed)
        addGiven(form, name, typed)
        giveUp()
      },
      giveUp,
    })
  }

  function show(): void {
    tell([...found.values()])
  }

  /** A form that saves itself prevents the press and submits again later. */
  function submit(event: Event): void {
    const { target, defaultPrevented } = event
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return
    if (new URL(target.action).pathname.endsWith('/admin/sign-out')) {
      unkept.clear()
      store.dropAll()
      return
    }
    const name = nameOf(target)
    store.markSent(name)
    unkept.delete(target)
  }

  function saved(event: Event): void {
    const { target } = event
    if (!(target instanceof HTMLFormElement) || !(event instanceof CustomEvent)) return
    for (const control of keptControls(target).values())
      if (event.detail(control.name)) savedSince.set(control, valueIn(control))
    keep(target)
  }
}

/** Which fields are unsaved, and whether a newer version was saved meanwhile. */
function compare(form: HTMLFormElement, { at, fields }: TypedForm) {
  const controls = keptControls(form)
  const saved = (key: string) => {
    const control = controls.get(key)
    return control && sentValueOf(control)
  }
  const unsaved = Object.entries(fields).filter(([key, { now }]) => saved(key) !== now)
  return {
    unsaved: { at, fields: Object.fromEntries(unsaved) },
    isOutdated: unsaved.some(([key, { was }]) => (saved(key) ?? was) !== was),
  }
}

function described(form: HTMLFormElement, { at, fields }: TypedForm) {
  const controls = keptControls(form)
  const [first] = Object.keys(fields).flatMap((key) => controls.get(key) ?? [])
  return {
    at,
    field: first?.id || nameOfForm(form) || '',
    label: first ? labelOf(first) : '',
    homeless: Object.entries(fields).flatMap(([key, { now }]) => (controls.has(key) ? [] : now)),
  }
}

/** Writes into every field that `mayBe` allows, and opens what is folded around it. */
function write(form: HTMLFormElement, { fields }: TypedForm, mayBe = (_: Control) => true): void {
  for (const [key, control] of keptControls(form)) {
    const typed = fields[key]
    if (typed === undefined) continue
    for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
    if (mayBe(control)) writeValue(control, typed.now)
  }
}

function labelOf(control: Control): string {
  const [label] = control.labels ?? []
  return label?.textContent.trim() ?? ''
}

/** Whether the page shows the result of a step. Only after a redirect: Back and reload show an old message. */
function isDone(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isLedHere = entry instanceof PerformanceNavigationTiming && entry.redirectCount > 0
  return isLedHere && document.querySelector('.admin-notice:not([data-wrong])') !== null
}

function isRefused(): boolean {
  return (
    document.querySelector('.admin-notice[data-wrong], .admin-conflict, .admin-page [aria-invalid=true]') !==
    null
  )
}
