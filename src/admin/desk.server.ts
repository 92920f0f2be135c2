import type { Sources } from '../server/data.ts'
import type { Data } from '../server/halves.ts'
import type { Supabase } from '../server/supabase.ts'

/** What the admin pages work with. */
export type AdminDesk = {
  supabase: Supabase | null
  data: Data
  /** After a publication: what visitors see was made of older prices. */
  invalidate: Sources['invalidate']
}
