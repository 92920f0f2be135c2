import type { PriceRowData, PriceRowFigures, PriceRowWords } from './price-table.tsx'

/** Rows with their words, which in a document are read from its markup. */
export function completeRows(rows: readonly (PriceRowData | PriceRowFigures)[]): PriceRowData[] {
  return rows.map((row) => ('title' in row ? row : { ...row, ...readWords(row.id) }))
}

function readWords(id: string): PriceRowWords {
  const row = document.getElementById(id)
  const text = (selector: string) => row?.querySelector(selector)?.textContent ?? ''
  const amount = row?.querySelector('.price-amount')
  return {
    title: text('.price-row-title'),
    price: {
      before: amount?.previousElementSibling?.textContent ?? '',
      amount: amount?.textContent ?? '',
      after: amount?.nextElementSibling?.textContent ?? '',
    },
    per: text('.price-row-per'),
    euro: row?.querySelector('.price-row-euro')?.textContent ?? null,
    details: undefined,
  }
}
