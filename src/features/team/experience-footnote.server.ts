import type { Footnotes } from '../../content/schema.ts'
import { experienceCountedOn, team } from '../../content/team.ts'
import type { Texts } from '../../content/texts.ts'
import { formatDate } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { typeset } from '../../format/typeset.ts'

/** The footnote of `[^experienta]`: a figure with its date, so it stays true in later years. */
export function experienceNote({ locale, teamPage }: Texts<'teamPage'>): Footnotes {
  const { definition, period, source } = teamPage.experienceNote
  const since = Math.min(...team.filter(({ kind }) => kind === 'doctor').map(({ since }) => since))
  const until = experienceCountedOn.slice(0, 4)
  const date = formatDate(experienceCountedOn, locale)
  return { experienta: { definition, period: typeset(fill(period, { since, until, date })), source } }
}
