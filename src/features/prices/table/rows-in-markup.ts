import type { PriceRowData, PriceRowFigures, PriceRowWords } from './price-table.tsx'
import type { PriceGroupData, PriceGroupFigures } from './price-table-data.server.ts'

/** A group with its words, which in a document are read from its markup. */
export function completeGroup(group: PriceGroupData | PriceGroupFigures): PriceGroupData {
  if ('title' in group) return group
  const { slug, rows } = group
  const part = document.getElementById(slug)?.closest('details')
  const link = part?.querySelector<HTMLAnchorElement>('.prices-group-link')
  return {
    slug,
    title: part?.querySelector('h2')?.textContent ?? '',
    href: link?.pathname ?? '',
    open: link?.textContent ?? '',
    span: part?.querySelector('.folded-beside')?.textContent ?? '',
    about: undefined,
    rows: completeRows(rows),
  }
}

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
    included: Array.from(
      row?.querySelectorAll('[data-items=included] > li') ?? [],
      (item) => item.textContent,
    ),
    details: undefined,
  }
}
