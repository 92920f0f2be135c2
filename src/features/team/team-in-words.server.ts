import type { Footnotes } from '../../content/schema.ts'
import { experienceCountedOn } from '../../content/team.ts'
import { asBeginning, inWord, peopleInWords } from '../../format/counted-words.ts'
import { isoDateOf } from '../../format/dates.ts'
import { formatDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { listInWords } from '../../format/list.ts'
import { type PluralForms, pluralRange } from '../../format/plurals.ts'
import { comparable } from '../../format/typed.ts'
import { typeset } from '../../format/typeset.ts'
import type { Locale } from '../../locale.ts'
import type { PublishedTeam } from './members.ts'
import type { TeamPageWords } from './ro.ts'
import type { ShownMember } from './shown-team.server.ts'
import type { TeamPageTexts } from './words.server.ts'

type Facts = readonly Pick<ShownMember, 'kind' | 'since' | 'functie'>[]

/** The day on which years of practice are counted for sentences about all dentists: they stay true in later years. */
export function countedOn(published: PublishedTeam, now: Date): string {
  return published.length === 0 ? experienceCountedOn : `${isoDateOf(now).slice(0, 4)}-01-01`
}

/** Numbers of the team in words, and the dentists' shortest and longest practice: `9–18 ani de experiență`. */
export function teamInWords({ locale, teamPage }: TeamPageTexts, team: Facts, day: string) {
  const { counted, reception } = teamPage
  const inWords = (kind: 'doctor' | 'assistant', forms: PluralForms) => {
    return peopleInWords(team.filter((member) => member.kind === kind).length, forms, locale)
  }
  const dentists = inWords('doctor', counted.doctor)
  const years = sinceOf(team).map((since) => Number(day.slice(0, 4)) - since)
  const values = {
    dentists,
    dentistsFirst: asBeginning(dentists, locale),
    specialists: specialistsAmong(team, teamPage.specialists, locale),
    experience: pluralRange(Math.min(...years), Math.max(...years), teamPage.years, locale),
  }
  const is = (kind: ShownMember['kind']) => team.some((member) => member.kind === kind)
  const beside = [
    ...(is('assistant') ? [inWords('assistant', counted.assistant)] : []),
    ...(is('receptionist') ? [reception] : []),
  ]
  return { ...values, people: listInWords([fill(teamPage.dentists, values), ...beside], locale) }
}

/** How many dentists are specialists, as it follows their number; empty where none is. */
function specialistsAmong(
  team: Facts,
  { titles, all, some }: TeamPageWords['specialists'],
  locale: Locale,
): string {
  const dentists = team.filter(({ kind }) => kind === 'doctor')
  const specialists = dentists.filter(({ functie }) =>
    titles.some((title) => hasTitle(functie, title)),
  ).length
  if (specialists === 0) return ''
  if (specialists === dentists.length) return specialists === 1 ? all.one : all.other
  return specialists === 1 ? some.one : fill(some.other, { count: inWord(specialists, locale) })
}

const hasTitle = (position: string, title: string) =>
  ` ${comparable(position)} `.includes(` ${comparable(title)} `)

/** The footnote of `[^experienta]`: a figure with its date. */
export function experienceNote({ locale, teamPage }: TeamPageTexts, team: Facts, day: string): Footnotes {
  const { definition, period, source } = teamPage.experienceNote
  const since = Math.min(...sinceOf(team))
  const values = { since, until: day.slice(0, 4), date: formatDate(day, locale) }
  return { experienta: { definition, period: typeset(fill(period, values)), source } }
}

function sinceOf(team: Facts): number[] {
  return team.filter(({ kind }) => kind === 'doctor').map(({ since }) => since)
}
