import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../../src/database/database-types.ts'

type Client = SupabaseClient<Database>

/** The functions of the database that every admin page publishes by, for one subject. Versions are those of its draft. */
export function draftsOf(subject_name: string, new_note = 'Ce s-a schimbat') {
  return {
    save: (client: Client, seen_version: number, content: object) =>
      client.rpc('save_draft', {
        subject_name,
        seen_version,
        new_content: JSON.parse(JSON.stringify(content)),
        new_step: 'edit',
        new_base: 0,
        new_reverts: 0,
      }),
    publish: (client: Client, seen_version: number) =>
      client.rpc('publish_draft', { subject_name, seen_version, new_note }),
    rollBack: (client: Client, publication: number, seen_version: number) =>
      client.rpc('roll_back', { subject_name, publication, seen_version, new_note }),
  }
}
