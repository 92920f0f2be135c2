import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import type { ContactTexts } from '../../../features/contact/choices.server.ts'
import type { Field } from '../../../features/contact/fields.ts'
import type { RequestsWords } from './ro.ts'

/** With the names of the dentists that a request may name. */
export type InboxTexts = PlaceTexts<RequestsWords> & Pick<ContactTexts, 'team'>

/** The form's label, unless the inbox has a shorter one. */
export function labelOf(field: Field, { words: { labels }, contact }: InboxTexts): string {
  if (field.control === 'wishes') return labels.wishes
  const own: Partial<Record<string, string>> = labels
  return own[field.name] ?? contact.fields[field.name].label
}
