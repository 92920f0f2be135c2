import type { Amounts } from '../price-text.ts'
import type { PriceItem, PriceList } from '../schema.ts'
import type { SumPart } from '../sums.ts'
import { type PickedRow, quantityOf, readEstimate, withPick } from './estimate-selection.ts'

/** Between rows of which one is meant; a character that an address takes as it is. */
const or = '~'

/** What names a row in an estimate, or the choice between several: `coroana-zirconiu~coroana-ceramica`. */
export function pickOf(rows: readonly { id: string }[]): string {
  return rows.map(({ id }) => id).join(or)
}

/** The rows that a pick names. */
function rowsOfPick(id: string): string[] {
  return id.split(or)
}

export type PickedPart<Row extends Amounts & { id: string }> = SumPart<Row> & { id: string }

/** The picks with their rows. One of which no row is known is left out; a choice is between those that are. */
export function pickedParts<Row extends Amounts & { id: string }>(
  selection: readonly PickedRow[],
  rows: ReadonlyMap<string, Row>,
): PickedPart<Row>[] {
  const knownRows = (id: string) => rowsOfPick(id).flatMap((each) => rows.get(each) ?? [])
  return selection
    .map(({ id, quantity }) => ({ id: pickOf(knownRows(id)), quantity }))
    .filter(({ id }) => id !== '')
    .reduce(addPick, [])
    .map(({ id, quantity }) => ({ id, rows: knownRows(id), times: quantity }))
}

/** The rows of the selection in the query, as far as the list shows them. */
export function partsIn({ items }: PriceList, values: readonly string[]): PickedPart<PriceItem>[] {
  const visible = items.filter(({ hidden }) => !hidden).map((item) => [item.id, item] as const)
  return pickedParts(readEstimate(values), new Map(visible))
}

/** So many more of a row. */
export function addPick(selection: readonly PickedRow[], { id, quantity }: PickedRow): PickedRow[] {
  return withPick(selection, { id, quantity: quantityOf(selection, id) + quantity })
}
