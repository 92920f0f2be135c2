import type { DraftWords } from '../../../../features/admin/drafts/ro.ts'
import type { ConflictProps } from '../../../../features/admin/publications/conflict.tsx'
import type { RowValues } from '../../../../features/prices/columns.ts'
import type { Amounts } from '../../../../features/prices/price-text.ts'
import type { PricesWords } from '../../../../features/prices/ro.ts'
import type { PaginationData } from '../../../../ui/navigation/pagination.tsx'
import type { FrameProps } from '../../../admin-page.ts'
import type { CategoryValues } from '../fields.ts'
import type { PriceWords } from '../ro.ts'

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

export type TableRow = {
  id: string
  href: string
  unit: string
  /** The price that waits for its day, in words. */
  next: string | null
  isHidden: boolean
  isChanged: boolean
}

export type AdminCategoryProps = FrameProps & {
  texts: Pick<
    PriceWords,
    'edit' | 'fields' | 'scenario' | 'autosave' | 'preview' | 'remove' | 'table' | 'selection'
  > &
    Pick<DraftWords, 'conflict' | 'errorPrefix'> & {
      problems: Record<'summary' | 'summaryLead', string>
    } & Pick<PricesWords, 'amounts'> & {
      undo: string | null
      redo: string | null
      undoLast: string
      diffRow: string
    }
  slug: string
  /** The address to which the forms are sent; it keeps open rows open. */
  address: string
  ways: { list: string; add: string; category: string }
  /** A line a row, in the order of `amounts`: those of this part of the list. */
  table: TableRow[]
  /** Between the parts of a long list; null where it is one. */
  pages: PaginationData | null
  /** How many rows come before this part, and how many there are. */
  places: { before: number; count: number }
  title: string
  /** The version of the draft the form was rendered from. */
  version: number
  canUndo: boolean
  /** Whether the category has no rows in the draft. */
  isEmpty: boolean
  /** Null while the category's own fields are not open. */
  category: CategoryValues | null
  /** Those that are open. */
  rows: EditedRow[]
  /** By the names of the fields. */
  errors: Record<string, string>
  conflict: ConflictProps | null
  choices: Record<'units' | 'kinds' | 'vat' | 'categories' | 'treatments' | 'roundings', Option[]>
  /** The terms of instalments, their months also in words; below `least` there is no credit. */
  credit: { nominalRate: number; months: number; duration: string; insurancePerMonth: number; least: number }
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
