import { formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import type { Draft } from '../../publishing/draft-store.server.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { ConflictProps } from './conflict.tsx'
import type { DiffRow } from './draft-diff.tsx'

/**
 * Both versions of what two people have changed, for the person who decides between them. `changes`: from the saved
 * version to theirs.
 */
export function conflictOf(
  changes: readonly DiffRow[],
  { saved }: Pick<Draft<unknown>, 'saved'>,
  { adminDrafts: { conflict } }: AdminTexts,
): ConflictProps {
  const one = { field: null, isConflict: true }
  const fieldsOf = ({ kind, title, changes }: DiffRow) => {
    if (changes.length > 0)
      return changes.map(({ name, before, after }) => ({ ...one, name, mine: after, theirs: before }))
    if (kind === 'added') return [{ ...one, name: title, mine: conflict.kept, theirs: conflict.removed }]
    if (kind === 'removed') return [{ ...one, name: title, mine: conflict.removed, theirs: conflict.kept }]
    return []
  }
  const time = saved === null ? '' : formatTime(new Date(saved.at))
  return {
    lead: fill(conflict.lead, { email: saved?.by ?? '', time }),
    rows: changes
      .map((row) => ({ key: row.key, title: row.title, fields: fieldsOf(row) }))
      .filter(({ fields }) => fields.length > 0),
    marks: {},
  }
}
