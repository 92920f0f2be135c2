import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { priceKinds } from '../../content/vocabulary.ts'
import type { Database } from '../../database/database-types.ts'
import { type LeftOut, parseRows, rowsOf } from '../../database/read-rows.ts'
import { type AnnouncedOffer, announcedOffer } from './schema.ts'

const offerRow = z
  .object({
    id: z.string(),
    item: z.string(),
    reduction: z.number(),
    from_day: z.string(),
    to_day: z.string(),
    reference_kind: z.enum(priceKinds).nullable(),
    reference_min: z.number().nullable(),
    reference_max: z.number().nullable(),
  })
  .transform(({ from_day, to_day, reference_kind, reference_min, reference_max, ...offer }) => ({
    ...offer,
    from: from_day,
    to: to_day,
    reference:
      reference_kind === null || reference_min === null
        ? null
        : { kind: reference_kind, amount_min: reference_min, amount_max: reference_max },
  }))
  .pipe(announcedOffer)

/**
 * Current and future reductions, each with the lowest price of the thirty days before it, as the database computes
 * it.
 */
export async function readOffers(
  database: SupabaseClient<Database>,
  signal: AbortSignal | null,
  leftOut: LeftOut,
): Promise<AnnouncedOffer[]> {
  const call = database.rpc('announced_offers')
  const answer = await rowsOf('offers', signal === null ? call : call.abortSignal(signal))
  return parseRows('offers', offerRow, leftOut, answer)
}
