import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import type { Database } from '../../database/database-types.ts'
import type { LeftOut } from '../../database/read-rows.ts'

/** The database with an admin's rights. */
export type AdminDatabase = SupabaseClient<Database>

/** What a draft is made of, by a key that nothing else in it has. */
export type Parts = ReadonlyMap<string, unknown>

/** Something that is drafted, published, and brought back. The database has a row for it in `private.subjects`. */
export type Subject<Content> = {
  /** Its name in the database, in addresses of the history and in the log. */
  name: string
  schema: z.ZodType<Content>
  /** Lists of things each of which can be left out where it cannot be read any more. */
  lists: readonly string[]
  /**
   * What visitors have, with what is hidden from them. `leftOut` is told of what cannot be read any more, which visitors
   * do not have either: the page of the subject names it, for the next publication takes it away.
   */
  readPublished(database: AdminDatabase, leftOut?: LeftOut): Promise<Content>
  /** A stored version as it counts today: what has expired is left out, what has begun holds. */
  normalise(content: Content): Content
  /** Parts are compared and merged one by one. */
  parts(content: Content): Parts
  /** The content with these parts, or null when they make none. */
  assemble(parts: Parts, like: Content): Content | null
  /** Content of nothing at all: no step leads back to it, what was begun is deleted instead. Left out, there is none. */
  isNothing?(content: Content): boolean
  /** Fields of a part that two people must not change at once, besides those that both changed. */
  together: readonly (readonly string[])[]
}
