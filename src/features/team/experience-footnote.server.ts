import { teamPage as en } from '../../content/en/team-page.ts'
import { teamPage as ro } from '../../content/ro/team-page.ts'
import type { Footnotes } from '../../content/schema.ts'
import { experienceCountedOn, team } from '../../content/team.ts'
import { formatDate } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { typeset } from '../../format/typeset.ts'
import type { Locale } from '../../locale.ts'

const texts = { ro, en }

/** What the mark `[^experienta]` stands for: a figure of that day, so it stays true in the years after. */
export function experienceNote(locale: Locale): Footnotes {
  const { definition, period, source } = texts[locale].experienceNote
  const since = Math.min(...team.filter(({ kind }) => kind === 'doctor').map(({ since }) => since))
  const until = experienceCountedOn.slice(0, 4)
  const date = formatDate(experienceCountedOn, locale)
  return { experienta: { definition, period: typeset(fill(period, { since, until, date })), source } }
}
