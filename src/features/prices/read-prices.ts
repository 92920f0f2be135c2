import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../../database/database-types.ts'
import { type LeftOut, readRows } from '../../database/read-rows.ts'
import { readOffers } from './read-offers.ts'
import { categoryColumns, categoryRow, itemColumns, itemRow } from './rows.ts'
import { type PriceList, priceList } from './schema.ts'

/** The price list from the database. Throws when it does not answer, or nothing of the answer can be used. */
export async function readPrices(
  database: SupabaseClient<Database>,
  signal: AbortSignal,
  leftOut: LeftOut,
  today: string,
): Promise<PriceList> {
  const [categories, rows, published, offers] = await Promise.all([
    readRows('price_categories', categoryRow, leftOut, (from, to) =>
      database
        .from('price_categories')
        .select(categoryColumns)
        .order('position')
        .order('slug')
        .range(from, to)
        .abortSignal(signal),
    ),
    readRows('price_items', itemRow, leftOut, (from, to) =>
      database
        .from('price_items')
        .select(itemColumns)
        .eq('hidden', false)
        .order('category')
        .order('position')
        .order('id')
        .range(from, to)
        .abortSignal(signal),
    ),
    readPublicationDay(database, signal),
    readOffers(database, signal, leftOut),
  ])
  const places = new Map(categories.map(({ slug }, place) => [slug, place]))
  const items = rows
    .filter(({ category }) => places.has(category))
    .toSorted((a, b) => (places.get(a.category) ?? 0) - (places.get(b.category) ?? 0))
  return priceList.parse({ published_on: publishedOn(items, published, today), categories, items, offers })
}

/** Null for the list the site started with. */
async function readPublicationDay(
  database: SupabaseClient<Database>,
  signal: AbortSignal,
): Promise<string | null> {
  const { data, error, status } = await database
    .rpc('prices_published_on', {}, { get: true })
    .abortSignal(signal)
  if (error) throw new Error(`prices_published_on: ${status} ${error.code}`)
  return z.iso.date().nullable().parse(data)
}

/** Dated by its last publication, or by the newest price in force if that was changed otherwise. */
function publishedOn(
  items: readonly { valid_from: string }[],
  published: string | null,
  today: string,
): string {
  const days = items.map(({ valid_from }) => valid_from).sort()
  const inForce = days.findLast((day) => day <= today) ?? days[0] ?? today
  return published !== null && published > inForce ? published : inForce
}
