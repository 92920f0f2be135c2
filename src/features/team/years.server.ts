import type { Footnotes } from '../../content/schema.ts'
import { fill } from '../../format/fill.ts'
import { plural } from '../../format/plurals.ts'
import type { Locale } from '../../locale.ts'
import type { TeamPageWords } from './ro.ts'
import type { ShownMember } from './shown-team.server.ts'

type Counted = Pick<ShownMember, 'id' | 'since'>

/** The years of practice of somebody, with the mark of their footnote. */
export function yearsOf(
  { years }: TeamPageWords,
  locale: Locale,
  { id, since }: Counted,
  today: number,
): string {
  return `${plural(today - since, years, locale)}[^${id}]`
}

/** The footnotes of each member's years, computed for the current year. */
export function notesOfYears(
  { yearsNote }: TeamPageWords,
  team: readonly Counted[],
  today: number,
): Footnotes {
  const notes = team.map(({ id, since }) => [
    id,
    { ...yearsNote, period: fill(yearsNote.period, { since, today }) },
  ])
  return Object.fromEntries(notes)
}
