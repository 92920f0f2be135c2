import { isoDate } from '../../../content/iso-date.ts'
import { story, text } from '../../../content/schema.ts'
import { type AdminStories, consentParts } from '../../../content/schemas/admin/stories.ts'
import type { IsoDate } from '../../../format/dates.ts'
import { typedLine } from '../../../format/typed.ts'
import type { NewConsent } from './consent-store.server.ts'

/** The form as it was typed. */
export type ConsentValues = {
  persoana: string
  hartie: string
  data: string
  pana: string
  acopera: string[]
  unde: string
}
export type ConsentErrors = Partial<Record<keyof ConsentValues | 'sigur', string>>

export function readConsentForm(form: URLSearchParams): ConsentValues {
  const value = (name: string) => typedLine(form.get(name) ?? '').slice(0, 600)
  return {
    persoana: value('persoana'),
    hartie: value('hartie'),
    data: value('data'),
    pana: value('pana'),
    acopera: form.getAll('acopera').slice(0, consentParts.length),
    unde: value('unde'),
  }
}

const person = text(2, 120)
const reference = text(2, 80)

/** The consent as the form says, or what is wrong with which field. */
export function checkConsent(
  values: ConsentValues,
  storyId: string,
  today: IsoDate,
  { errors: texts }: AdminStories['consent'],
): { consent: NewConsent; errors: null } | { consent: null; errors: ConsentErrors } {
  const errors: ConsentErrors = {}
  const who = person.safeParse(values.persoana)
  if (!who.success) errors.persoana = texts.persoana
  const paper = reference.safeParse(values.hartie)
  if (!paper.success) errors.hartie = texts.hartie
  const agreedOn = isoDate.safeParse(values.data)
  if (!agreedOn.success || agreedOn.data > today || agreedOn.data < '2000-01-01') errors.data = texts.data
  const until = values.pana === '' ? null : isoDate.safeParse(values.pana)
  // A day that has passed would have the night delete the story's words, mostly for a slip of the keyboard.
  const earliest = values.data > today ? values.data : today
  if (until !== null && (!until.success || until.data < earliest || until.data > '2100-01-01'))
    errors.pana = texts.pana
  const covers = consentParts.filter((part) => values.acopera.includes(part))
  if (!covers.includes('text')) errors.acopera = texts.acopera
  const scope = story.shape.consent.unwrap().shape.scope.safeParse(values.unde)
  if (!scope.success) errors.unde = texts.unde
  const isWhole = who.success && paper.success && agreedOn.success && scope.success
  if (!isWhole || Object.keys(errors).length > 0) return { consent: null, errors }
  const consent = {
    story: storyId,
    person: who.data,
    reference: paper.data,
    agreed_on: agreedOn.data,
    until: until === null ? null : (until.data ?? null),
    covers,
    scope: scope.data,
  }
  return { consent, errors: null }
}
