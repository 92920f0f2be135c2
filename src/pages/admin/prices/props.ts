import type { AdminDrafts } from '../../../content/schemas/admin/drafts.ts'
import type { AdminPrices } from '../../../content/schemas/admin/prices.ts'
import type { CategoryValues, FieldErrors } from '../../../features/admin/drafts/price-fields.ts'
import type { AdminBarProps, Flash } from '../../../features/admin/frame/admin-bar.tsx'
import type { DiffRow } from '../../../features/admin/publications/draft-diff.tsx'
import type { Warnings } from '../../../features/admin/publications/publish-warnings.tsx'
import type { UnreadProps } from '../../../features/admin/publications/unread.tsx'

export type AdminPricesProps = {
  bar: AdminBarProps
  texts: Pick<AdminPrices, 'title' | 'lead' | 'categories' | 'file' | 'add' | 'move' | 'fields'> &
    Pick<AdminDrafts, 'errorPrefix'> & {
      diff: AdminDrafts['diff'] & { none: string }
      publish: AdminDrafts['publish'] &
        Pick<AdminPrices['publish'], 'lead' | 'submit' | 'preview' | 'previewIn'>
    }
  notice: Flash | null
  /** When the draft was changed and by whom. */
  state: string | null
  version: number
  /** Which of one's own steps can be taken back and brought back, in words; null when there is none. */
  undo: string | null
  redo: string | null
  categories: { slug: string; href: string; title: string; rows: string; changed: string | null }[]
  unread: UnreadProps
  diff: DiffRow[]
  note: string
  noteError: string | null
  confirmError: string | null
  warnings: Warnings
  /** Why a file was refused, line by line. */
  fileProblems: readonly string[]
  /** A file that is taken once somebody has seen what it does: how many rows, and which leave. */
  importing: { file: string; question: string; removed: readonly string[] } | null
  /** A category that was not taken. */
  added: { values: CategoryValues; errors: FieldErrors } | null
}
