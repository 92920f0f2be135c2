import type { z } from 'zod'
import { databaseFailure } from '../database/refused-row.ts'
import type { Supabase } from '../database/supabase.ts'

/** The answer of a database function, called with the secret key. Throws when there is none, or an unexpected one. */
export async function callDatabase<T>(
  supabase: Supabase | null,
  name: string,
  parameters: Record<string, unknown>,
  shape: z.ZodType<T>,
): Promise<T> {
  if (supabase === null) throw new Error('There is no database')
  const service = await supabase.asService()
  const { data, error, status } = await service.rpc(name, parameters)
  if (error) throw databaseFailure(name, status, error)
  const answer = shape.safeParse(data)
  if (!answer.success) throw new Error(`${name}: an answer of another shape`)
  return answer.data
}
