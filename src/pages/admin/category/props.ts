import type { AdminPrices } from '../../../content/schemas/admin-schema.ts'
import type { Prices } from '../../../content/schemas/payment-schema.ts'
import type { CategoryValues } from '../../../features/admin/drafts/price-fields.ts'
import type { AdminBarProps, Notice } from '../../../features/admin/frame/admin-bar.tsx'
import type { RowValues } from '../../../features/prices/columns.ts'
import type { Amounts } from '../../../features/prices/price-text.ts'

export type Option = { value: string; text: string }

export type EditedRow = {
  key: string
  title: string
  values: RowValues
  removed: boolean
  /** The published price. */
  published: string | null
  /** Visitors have the row: publishing decides since when its price is in force. */
  isPublished: boolean
}

export type AdminCategoryProps = {
  bar: AdminBarProps
  texts: Pick<
    AdminPrices,
    | 'edit'
    | 'fields'
    | 'problems'
    | 'scenario'
    | 'autosave'
    | 'preview'
    | 'remove'
    | 'conflict'
    | 'errorPrefix'
  > &
    Pick<Prices, 'amounts'> & { undo: string | null; undoLast: string }
  notice: Notice | null
  slug: string
  title: string
  /** The version of the draft the form was rendered from. */
  version: number
  canUndo: boolean
  /** Whether the category has no rows in the draft. */
  isEmpty: boolean
  category: CategoryValues
  rows: EditedRow[]
  /** By the names of the fields. */
  errors: Record<string, string>
  conflict: { lead: string; rows: { key: string; title: string; mine: string; theirs: string }[] } | null
  choices: Record<'units' | 'kinds' | 'vat' | 'categories' | 'treatments' | 'roundings', Option[]>
  /** The terms of instalments; below `least` there is no credit. */
  credit: { nominalRate: number; months: number; insurancePerMonth: number; least: number }
  scenario: { percent: string; rounding: string; from: string; error: string | null; dayError: string | null }
  amounts: (Amounts & { id: string; title: string })[]
}
