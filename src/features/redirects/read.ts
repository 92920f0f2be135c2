import { z } from 'zod'
import type { Reading } from '../../database/live-source.ts'
import { readRows } from '../../database/read-rows.ts'
import { sourceForm } from './source.ts'

/** An owner's row: both sides are paths of this site without language, the old one with parameters where it has any. */
const ownerRedirect = z.object({
  from_path: z.string().regex(sourceForm),
  to_path: z.string().regex(/^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/),
})
export type OwnerRedirect = z.infer<typeof ownerRedirect>

export const redirectReading: Reading<OwnerRedirect[]> = {
  schema: z.array(ownerRedirect),
  read: (database, signal, leftOut) =>
    readRows('redirects', ownerRedirect, leftOut, (from, to) =>
      database
        .from('redirects')
        .select('from_path, to_path')
        .eq('active', true)
        .order('from_path')
        .range(from, to)
        .abortSignal(signal),
    ),
}
