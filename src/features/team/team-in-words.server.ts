import type { Footnotes } from '../../content/schema.ts'
import { experienceCountedOn } from '../../content/team.ts'
import type { Texts } from '../../content/texts.ts'
import { asBeginning, peopleInWords } from '../../format/counted-words.ts'
import { formatDate, isoDateOf } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { rangeJoint, typeset } from '../../format/typeset.ts'
import type { PublishedTeam } from './members.ts'
import type { ShownMember } from './shown-team.server.ts'

type Facts = readonly Pick<ShownMember, 'kind' | 'since'>[]

/** The day on which years of practice are counted for sentences about all doctors: they stay true in later years. */
export function countedOn(published: PublishedTeam, now: Date): string {
  return published.length === 0 ? experienceCountedOn : `${isoDateOf(now).slice(0, 4)}-01-01`
}

/** How many people work here, in words, and the doctors' shortest and longest practice: `9–18`. */
export function teamInWords({ locale, teamPage }: Texts<'teamPage'>, people: Facts, day: string) {
  const { doctor, assistant } = teamPage.counted
  const inWords = (kind: 'doctor' | 'assistant', forms: typeof doctor) => {
    return peopleInWords(people.filter((person) => person.kind === kind).length, forms, locale)
  }
  const dentists = inWords('doctor', doctor)
  const years = sinceOf(people).map((since) => Number(day.slice(0, 4)) - since)
  return {
    dentists,
    dentistsFirst: asBeginning(dentists, locale),
    assistants: inWords('assistant', assistant),
    experience: [...new Set([Math.min(...years), Math.max(...years)])].join(rangeJoint),
  }
}

/** The footnote of `[^experienta]`: a figure with its date. */
export function experienceNote(
  { locale, teamPage }: Texts<'teamPage'>,
  people: Facts,
  day: string,
): Footnotes {
  const { definition, period, source } = teamPage.experienceNote
  const since = Math.min(...sinceOf(people))
  const values = { since, until: day.slice(0, 4), date: formatDate(day, locale) }
  return { experienta: { definition, period: typeset(fill(period, values)), source } }
}

function sinceOf(people: Facts): number[] {
  return people.filter(({ kind }) => kind === 'doctor').map(({ since }) => since)
}
