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
  /** What visitors see of it now. */
  published: string | null
  /** Visitors have the row: since when its price holds is settled by publishing. */
  isPublished: boolean
}

export type TableRow = {
  id: string
  href: string
  unit: string
  /** The price that waits for its day, in words. */
  next: string | null
  isHidden: boolean
  isChanged: boolean
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
    | 'table'
    | 'selection'
    | 'conflict'
    | 'errorPrefix'
  > &
    Pick<Prices, 'amounts'> & { undo: string | null; undoLast: string; diffRow: string }
  notice: Notice | null
  slug: string
  /** Where the forms of the page are sent: what is open stays open. */
  address: string
  ways: { list: string; add: string; category: string }
  /** A line a row, in the order of `amounts`. */
  table: TableRow[]
  title: string
  /** Of the draft that the form was made of. */
  version: number
  canUndo: boolean
  /** Whether the draft has no row of the category. */
  isEmpty: boolean
  /** Null while the category's own fields are not open. */
  category: CategoryValues | null
  /** Those that are open. */
  rows: EditedRow[]
  /** By the names of the fields. */
  errors: Record<string, string>
  conflict: { lead: string; rows: { key: string; title: string; mine: string; theirs: string }[] } | null
  choices: Record<'units' | 'kinds' | 'vat' | 'categories' | 'treatments' | 'roundings', Option[]>
  /** What an instalment is reckoned with; below `least` there is no credit. */
  credit: { nominalRate: number; months: number; insurancePerMonth: number; least: number }
  scenario: {
    percent: string
    rounding: string
    from: string
    chosen: string[]
    error: string | null
    dayError: string | null
  }
  amounts: (Amounts & { id: string; title: string })[]
}
