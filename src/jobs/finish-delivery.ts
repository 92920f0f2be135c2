import { z } from 'zod'
import type { Supabase } from '../database/supabase.ts'
import { callDatabase } from './call-database.ts'

/** Marks a mail as sent, or as to be tried again. */
export async function finishDelivery(
  supabase: Supabase | null,
  delivery: string,
  claimant: string,
  sent: boolean,
): Promise<void> {
  const parameters = { delivery, claimant, is_sent: sent }
  await callDatabase(supabase, 'finish_newsletter_delivery', parameters, z.literal(true))
}
