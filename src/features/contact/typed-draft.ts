import type { Locale } from '../../locale.ts'
import { type ContactValues, fieldNames, sentValue } from './fields.ts'

type Draft = { query: string; locale: Locale; values: ContactValues }

// In memory alone, and gone with the document: before a choice nothing may be stored, and these are words about health.
let draft: Draft | null = null

/** Remembers what stands in the form, for as long as the document is open. */
export function keepTyped(form: HTMLFormElement, before: ContactValues, locale: Locale, query: string): void {
  const sent = new FormData(form)
  const values = { ...before }
  for (const name of fieldNames)
    if (isShown(form, name)) values[name] = sentValue(name, sent.getAll(name).map(String))
  if (fieldNames.some((name) => values[name] !== before[name])) draft = { query, locale, values }
}

/** What the form begins with: what was typed before, and what a link says that was followed since. */
export function takeTyped(given: ContactValues, locale: Locale, query: string): ContactValues {
  if (draft === null) return given
  const typed = inLanguage(draft.values, draft.locale, locale)
  if (draft.query === query) return typed
  const linked = Object.entries(given).filter(([name, value]) => value !== '' && name !== 'limba')
  return { ...typed, ...Object.fromEntries(linked) }
}

/** The same answers on the page in another language: who was to be answered in the language of the page still is. */
export function inLanguage(values: ContactValues, from: string, to: Locale): ContactValues {
  return values.limba === from ? { ...values, limba: to } : values
}

function isShown(form: HTMLFormElement, name: string): boolean {
  return form.elements.namedItem(name) !== null
}
