import type { DraftBarProps } from '../../../../features/admin/frame/draft-bar.tsx'
import type { Amounts } from '../../../../features/prices/price-text.ts'

/** The server's answer to autosaving. */
export type AutosaveResult =
  | {
      status: 'saved'
      version: number
      /** Fields that could not be saved, and why. */
      errors: { field: string; text: string }[]
      /** Values that others changed in fields this form left alone. */
      values: { field: string; value: string }[]
      /** Rows that others removed. */
      gone: string[]
      /** Of the rows that the form has. */
      amounts: (Amounts & { id: string; title: string })[]
      /** Whether the category has no row left. */
      isEmpty: boolean
      /** What is not published now. */
      draft: DraftBarProps | null
    }
  /**
   * Somebody else changed the same rows, the list would be empty, or it changes too fast: saving by hand explains
   * it.
   */
  | { status: 'conflict' | 'empty' | 'stale' }
  /** The category is no longer in the draft. */
  | { status: 'gone' }
  | { status: 'refused' }
