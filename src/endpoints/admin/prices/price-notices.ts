import { draftNotices, told } from '../notices.ts'

/** Of the price list and of each of its categories. */
export const priceNotices = draftNotices({
  publicat: ({ adminPrices }) => told(adminPrices.notices.published),
  importat: ({ adminPrices }) => told(adminPrices.notices.imported),
  scenariu: ({ adminPrices }) => told(adminPrices.notices.scenario),
  randuri: ({ adminPrices }) => told(adminPrices.notices.rowsChanged),
  'rand-mutat': ({ adminPrices }) => told(adminPrices.notices.rowMoved),
  neschimbat: ({ adminPrices }) => told(adminPrices.notices.unchanged),
  categorie: ({ adminPrices }) => told(adminPrices.notices.categoryAdded),
  'categorie-stearsa': ({ adminPrices }) => told(adminPrices.notices.categoryRemoved),
  'categorie-mutata': ({ adminPrices }) => told(adminPrices.notices.categoryMoved),
})
