import { formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import type { Draft } from '../../publishing/draft-store.server.ts'
import type { AnyFields } from '../../publishing/fields.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { ConflictProps } from './conflict.tsx'
import type { DiffRow } from './draft-diff.tsx'
import { fieldsInWords, type ItemDescription } from './field-changes.server.ts'

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
  return {
    lead: leadOf(saved, conflict.lead),
    rows: changes
      .map((row) => ({ key: row.key, title: row.title, fields: fieldsOf(row) }))
      .filter(({ fields }) => fields.length > 0),
    marks: {},
  }
}

/** The conflict of one item; its form marks the fields concerned. */
export function itemConflict<Item extends object, Of extends AnyFields>(
  title: string,
  { mine, theirs, differing }: { mine: Item | null; theirs: Item | null; differing: readonly string[] },
  described: Pick<ItemDescription<Item, Of>, 'fields' | 'labels' | 'say'>,
  { saved }: Pick<Draft<unknown>, 'saved'>,
  texts: AdminTexts,
): ConflictProps {
  const { conflict } = texts.adminDrafts
  const { kept, removed } = conflict
  const fields =
    mine === null || theirs === null
      ? [
          {
            field: null,
            name: title,
            mine: mine === null ? removed : kept,
            theirs: theirs === null ? removed : kept,
            isConflict: true,
          },
        ]
      : fieldsInWords(mine, described, texts).map(({ field, name, value }, at) => ({
          field,
          name,
          mine: value,
          theirs: fieldsInWords(theirs, described, texts)[at]?.value ?? '',
          isConflict: differing.includes(field),
        }))
  return {
    lead: leadOf(saved, conflict.lead),
    rows: [{ key: 'one', title, fields }],
    marks: Object.fromEntries(
      fields.flatMap(({ field, theirs: value, isConflict }) =>
        field === null || !isConflict ? [] : [[field, fill(conflict.field, { value })]],
      ),
    ),
  }
}

function leadOf(saved: Draft<unknown>['saved'], lead: string): string {
  return fill(lead, { email: saved?.by ?? '', time: saved === null ? '' : formatTime(new Date(saved.at)) })
}
