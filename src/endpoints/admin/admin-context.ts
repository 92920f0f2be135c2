import type { Context } from 'hono'
import type { Supabase } from '../../database/supabase.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { Data } from '../../sources/data.ts'
import type { Sources } from '../../sources/sources.ts'

/** What the admin pages work with. */
export type AdminServices = {
  supabase: Supabase | null
  data: Data
  /** After a publication: what visitors see was made of older prices. */
  invalidate: Sources['invalidate']
}

export type AdminContext = Context<AppEnv>
