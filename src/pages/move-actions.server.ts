import { movedBy } from '../features/admin/drafts/moved-by.ts'
import type { SentForm } from './admin-page.ts'

type Reorder = <Row extends { id: string }>(rows: readonly Row[]) => Row[]

/** Of a list that is drafted as a whole: a row up, or down. `field` names the row. */
export function moveActions<Content>(
  field: string,
  reordered: (content: Content, reorder: Reorder) => Content,
) {
  const move =
    (by: -1 | 1) =>
    ({ form, version }: SentForm) => ({
      outcome: 'save' as const,
      version,
      mine: (content: Content) => reordered(content, (rows) => movedBy(rows, form.get(field) ?? '', by)),
      flash: 'moved' as const,
      view: null,
    })
  return { up: move(-1), down: move(1) }
}
