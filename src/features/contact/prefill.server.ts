import { treatments } from '../../content/treatments.ts'
import { comfortWishes } from '../../content/vocabulary.ts'
import type { Opening } from '../clinic/opening.ts'
import type { ShownMember } from '../team/shown-team.server.ts'
import type { Choice } from './choices.server.ts'
import { dayProblem, openSpans } from './days.ts'
import { type ContactValues, partsOfDay, wishes } from './fields.ts'
import { readDays } from './sheet-of-form.ts'

const longestEstimate = 4000

type Known = {
  complaints: readonly Choice[]
  team: readonly Pick<ShownMember, 'id' | 'kind'>[]
  opening: Opening
  now: Date
}

/**
 * What the sheet in an address prefills (`sheetKeys`): the ache, a treatment by slug or key, a dentist, the rows of an
 * estimate, days, what makes the visit easier. What is not known, or not possible any more, is left out.
 */
export function prefilled(
  query: URLSearchParams,
  { complaints, team, opening, now }: Known,
): Partial<ContactValues> {
  const requested = query.get('tratament')
  const complaint = complaints.find(({ value }) => value === query.get('durere'))
  const treatment = treatments.find(({ key, slug }) => requested === key || requested === slug)
  const dentist = team.find(({ id, kind }) => kind === 'doctor' && id === query.get('medic'))
  const estimate = query.getAll('rand').join(',').slice(0, longestEstimate)
  const asked = query.get('usor')?.split(',') ?? []
  const comfort = comfortWishes.filter((each) => asked.includes(each)).join(',')
  return {
    ...(complaint && { complaint: complaint.value }),
    ...(treatment && { treatment: treatment.key }),
    ...(dentist && { doctor: dentist.id }),
    ...(estimate !== '' && { estimate }),
    ...(comfort !== '' && { comfort }),
    ...daysOf(query.get('zile') ?? '', opening, now),
  }
}

/** The days that one can still wish for, each once, with the part of it in which the clinic is open. */
function daysOf(text: string, opening: Opening, now: Date): Partial<ContactValues> {
  const possible = readDays(text).filter(({ day }) => dayProblem(day, opening, now) === null)
  const chosen = new Map(possible.map((wish) => [wish.day, wish]))
  const values: Partial<ContactValues> = {}
  for (const [index, { day, part }] of [...chosen.values()].slice(0, wishes.length).entries()) {
    const known = partsOfDay.find((each) => each === part && each !== 'any')
    const names = wishes[index]
    if (names === undefined) break
    values[names.day] = day
    if (known && openSpans(day, known, opening, now).length > 0) values[names.part] = known
  }
  return values
}
