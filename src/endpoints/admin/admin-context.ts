import type { Supabase } from '../../database/supabase.ts'
import type { Sources } from '../../sources/connect.ts'
import type { Data } from '../../sources/data.ts'

/** What the admin pages work with. */
export type AdminServices = {
  supabase: Supabase | null
  data: Data
  /** After a publication: what visitors see was made of older prices. */
  invalidate: Sources['invalidate']
}
