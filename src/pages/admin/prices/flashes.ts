import type { Flash } from '../../../features/admin/frame/admin-bar.tsx'
import { success } from '../../../features/admin/frame/flashes.ts'
import type { PriceWords } from './ro.ts'

/** Flashes of the price list and of its categories. */
export const priceFlashes = {
  imported: ({ words }) => success(words.notices.imported),
  scenario: ({ words }) => success(words.notices.scenario),
  'rows-changed': ({ words }) => success(words.notices.rowsChanged),
  'row-moved': ({ words }) => success(words.notices.rowMoved),
  unchanged: ({ words }) => success(words.notices.unchanged),
  'category-added': ({ words }) => success(words.notices.categoryAdded),
  'category-removed': ({ words }) => success(words.notices.categoryRemoved),
  'category-moved': ({ words }) => success(words.notices.categoryMoved),
} satisfies Record<string, (texts: { words: PriceWords }) => Flash>

export type PriceFlash = keyof typeof priceFlashes
