import { z } from 'zod'
import { type LeftOut, type Query, rowsOf } from '../../database/read-rows.ts'
import { idsIn, orderPart } from './merge-parts.ts'
import { salvage } from './salvage.ts'
import type { Parts, Subject } from './subject.ts'

/** `idOf`: what its things are told apart by. `order`: how they are sorted, or `drafted` where that is the owner's to say. */
type ListOf<Content, Item> = Pick<Subject<Content>, 'name' | 'schema' | 'readPublished'> & {
  idOf(item: Item): string
  order: 'drafted' | ((a: Item, b: Item) => number)
  /** Whether nothing at all can be published. */
  mayBeEmpty?: boolean
  together?: Subject<Content>['together']
}

/** Something published that is one list of things. */
export function listSubject<
  Name extends string,
  Item extends object,
  Content extends Readonly<Record<Name, readonly Item[]>>,
>(
  list: Name,
  { idOf, order, mayBeEmpty = true, together = [], ...subject }: ListOf<Content, Item>,
): Subject<Content> {
  const isSorted = order !== 'drafted'
  const normalise = (content: Content): Content =>
    isSorted ? { ...content, [list]: [...content[list]].sort(order) } : content
  return {
    ...subject,
    lists: [list],
    normalise,
    parts: (content) =>
      new Map<string, unknown>([
        ...content[list].map((item) => [onePart + idOf(item), item] as const),
        ...(isSorted ? [] : [[orderPart, { ids: content[list].map(idOf) }] as const]),
      ]),
    assemble(parts) {
      const things = isSorted ? thingsIn(parts) : inOrder(thingsIn(parts), idsIn(parts))
      const whole = subject.schema.safeParse({ [list]: things.map(({ thing }) => thing) })
      return whole.success && (mayBeEmpty || things.length > 0) ? normalise(whole.data) : null
    },
    together,
  }
}

/**
 * A list that one row of a table holds whole, in the column of that name; null where nothing was published. What cannot be
 * read is left out.
 */
export async function readListRow<Item>(
  table: string,
  list: string,
  schema: z.ZodType<Item[]>,
  query: Query,
  leftOut: LeftOut,
  signal?: AbortSignal,
): Promise<Item[] | null> {
  const [row] = await rowsOf(table, signal === undefined ? query : query.abortSignal(signal))
  if (row === undefined) return null
  const { content, unread } = salvage(z.strictObject({ [list]: schema }), row, [list])
  for (const name of unread) leftOut(table, name, 'it cannot be read')
  return content?.[list] ?? []
}

const onePart = 'one-'

type Thing = { id: string; thing: unknown }

function thingsIn(parts: Parts): Thing[] {
  return [...parts].flatMap(([key, thing]) =>
    key.startsWith(onePart) ? [{ id: key.slice(onePart.length), thing }] : [],
  )
}

/** What the order does not name yet comes last. */
function inOrder(things: readonly Thing[], ids: readonly string[]): Thing[] {
  const place = ({ id }: Thing) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return things.toSorted((a, b) => place(a) - place(b))
}
