import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../src/database/database-types.ts'
import { priceContent } from '../../../src/features/prices/schema.ts'
import { draftsOf } from './drafts.ts'
import { openTables } from './tables.ts'

/** The list of the seed, who drafts and publishes it, and what visitors have of it. */
export function publishedPrices() {
  const tables = openTables(createClient<Database>, { seeded: true })

  /** As it stands in the tables, hidden rows included. */
  const published = async () =>
    (await tables.query<{ list: unknown }>('select private.price_list() as list')).rows[0]?.list

  /** With another price, in bani, for its first row. */
  async function changed(amount: number) {
    const content = priceContent.parse(await published())
    return {
      ...content,
      items: content.items.map((item, place) =>
        place === 0 ? { ...item, kind: 'fixed' as const, amount_min: amount, amount_max: null } : item,
      ),
    }
  }

  return { ...tables, ...draftsOf('prices'), published, changed }
}
