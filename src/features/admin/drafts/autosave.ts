import { brand } from '../../../content/clinic.ts'
import type { Amounts } from '../../prices/price-text.ts'
import type { DraftBarProps } from '../frame/draft-bar.tsx'

/** The server's answer to autosaving. */
export type AutosaveAnswer =
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

/** Pages that show the draft learn on this channel that it has changed. */
export const draftChannel = `${brand}-draft`

export function autosaveAddress(slug: string, locale: string): string {
  return `/api/admin/prices/${slug}?locale=${locale}`
}

export function previewAddress(locale: string): string {
  return `/api/admin/preview?locale=${locale}`
}
