/**
 * A price row and its quantity, or several rows of which one is meant (`picked-parts.ts`); an estimate is a list of
 * these, in the order of selection.
 */
export type PickedRow = { id: string; quantity: number }

/** Sets the quantities of rows, in this order. */
export type Change = (...rows: readonly PickedRow[]) => void

export const mostOfARow = 48
export const mostRows = 60

/**
 * The selection in the values of `?rand=`: each value is `id.quantity,id.quantity…`. The last mention of a row
 * counts and zero removes it, so a form may submit its checked rows and, after them, the pressed button. Malformed
 * text stays as a selection of an unknown row.
 */
export function readEstimate(values: readonly string[]): PickedRow[] {
  const pieces = values.flatMap((value) => value.split(',')).filter((piece) => piece !== '')
  return pieces
    .slice(0, 2 * mostRows)
    .reduce<PickedRow[]>((selection, piece) => withPick(selection, readPick(piece)), [])
}

/** `implant-titan.2,radiografie.1`, or nothing for an empty estimate. */
export function writeEstimate(selection: readonly PickedRow[]): string {
  return selection.map(({ id, quantity }) => `${id}.${quantity}`).join(',')
}

/** The estimate after setting the quantity of a row: a new row comes last, zero removes it. */
export function withPick(selection: readonly PickedRow[], { id, quantity }: PickedRow): PickedRow[] {
  const limited = { id, quantity: Math.min(quantity, mostOfARow) }
  if (quantity < 1) return selection.filter((pick) => pick.id !== id)
  if (selection.some((pick) => pick.id === id))
    return selection.map((pick) => (pick.id === id ? limited : pick))
  return selection.length < mostRows ? [...selection, limited] : [...selection]
}

export function quantityOf(selection: readonly PickedRow[], id: string): number {
  return selection.find((pick) => pick.id === id)?.quantity ?? 0
}

function readPick(piece: string): PickedRow {
  const [, id, quantity = '1'] =
    /^([a-z0-9-]{1,80}(?:~[a-z0-9-]{1,80}){0,9})(?:\.(\d{1,3}))?$/.exec(piece) ?? []
  return id === undefined ? { id: piece.slice(0, 100), quantity: 1 } : { id, quantity: Number(quantity) }
}
