import type { Locale } from '../../locale.ts'
import { type ContactValues, type FormId, fieldNames, sentValue } from './fields.ts'

type Draft = { id: FormId; query: string; locale: Locale; values: ContactValues }

// In memory only, gone with the document: nothing may be stored before consent, and these may be words about
// health.
let draft: Draft | null = null

/** Remembers the form's input as long as the document is open, and returns it. */
export function keepTyped(
  id: FormId,
  form: HTMLFormElement,
  before: ContactValues,
  locale: Locale,
  query: string,
): ContactValues {
  const sent = new FormData(form)
  const values = { ...before }
  for (const name of fieldNames) if (isShown(form, name)) values[name] = sentValue(name, sent)
  if (draft?.id === id || fieldNames.some((name) => values[name] !== before[name]))
    draft = { id, query, locale, values }
  return values
}

/**
 * The form's initial input: what was typed before, and what a link followed since then prefills. An estimate and
 * an ache are the link's alone, because the page shows those.
 */
export function takeTyped(id: FormId, given: ContactValues, locale: Locale, query: string): ContactValues {
  if (draft?.id !== id) return given
  const typed = inLanguage(draft.values, draft.locale, locale)
  if (draft.query === query) return typed
  const linked = Object.entries(given).filter(([name, value]) => value !== '' && name !== 'answer_locale')
  return { ...typed, ...Object.fromEntries(linked), estimate: given.estimate, complaint: given.complaint }
}

/** The same input on the page in another language: an answer language that followed the page still does. */
export function inLanguage(values: ContactValues, from: string, to: Locale): ContactValues {
  return values.answer_locale === from ? { ...values, answer_locale: to } : values
}

function isShown(form: HTMLFormElement, name: string): boolean {
  return form.elements.namedItem(name) !== null
}
