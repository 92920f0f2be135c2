import { brand } from '../../../content/clinic.ts'
import type { Amounts } from '../../prices/price-text.ts'
import type { DraftBarProps } from '../frame/draft-bar.tsx'

/** What the server says to a form that saves itself. */
export type AutosaveAnswer =
  | {
      status: 'saved'
      version: number
      /** What could not be saved, and why. */
      errors: { field: string; text: string }[]
      /** What others made of fields that this form left alone. */
      values: { field: string; value: string }[]
      /** Rows that others removed. */
      gone: string[]
      amounts: (Amounts & { id: string; title: string })[]
      /** What is not published now. */
      draft: DraftBarProps | null
    }
  /** Somebody else changed the same rows, the list would be empty, or it changes too fast: saving by hand tells more. */
  | { status: 'conflict' | 'empty' | 'stale' }
  /** The category is not in the draft any more. */
  | { status: 'gone' }
  | { status: 'refused' }

/** Pages that show the draft hear on this channel that there is a newer one. */
export const draftChannel = `${brand}-ciorna`

export function autosaveAddress(slug: string, locale: string): string {
  return `/api/admin/prices/${slug}?limba=${locale}`
}

export function previewAddress(locale: string): string {
  return `/api/admin/preview?limba=${locale}`
}
