import type { Flash } from '../../../features/admin/frame/admin-bar.tsx'
import { success } from '../../../features/admin/frame/flashes.ts'
import type { PriceWords } from './ro.ts'

/** Of the price list and of each of its categories. */
export const priceFlashes = {
  importat: ({ words }) => success(words.notices.imported),
  scenariu: ({ words }) => success(words.notices.scenario),
  randuri: ({ words }) => success(words.notices.rowsChanged),
  'rand-mutat': ({ words }) => success(words.notices.rowMoved),
  neschimbat: ({ words }) => success(words.notices.unchanged),
  categorie: ({ words }) => success(words.notices.categoryAdded),
  'categorie-stearsa': ({ words }) => success(words.notices.categoryRemoved),
  'categorie-mutata': ({ words }) => success(words.notices.categoryMoved),
} satisfies Record<string, (texts: { words: PriceWords }) => Flash>

export type PriceFlash = keyof typeof priceFlashes
