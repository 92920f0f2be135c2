import type { EmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import { issueTimeToken } from '../../../src/features/contact/spam/time-token.server.ts'
import { createSigner } from '../../../src/http/signer.ts'
import type { Site } from './site.ts'

export const formSecret = 'a secret of thirty-two characters or more'
export const signer = createSigner({ formSecret, supabase: null })

/** The token of a form that was shown that many seconds ago. */
export function tokenOfAge(seconds: number): Promise<string> {
  return issueTimeToken(signer, new Date(Date.now() - seconds * 1000))
}

let visitors = 0

/** Sends a form as one of the site's pages would. Every call is another visitor unless told otherwise. */
export function sendForm(
  site: Site,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  visitors += 1
  return site.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      'sec-fetch-site': 'same-origin',
      'cf-connecting-ip': `10.0.${visitors >> 8}.${visitors & 255}`,
      ...headers,
    },
  })
}

export async function rowsOf<Row extends Record<string, unknown>>(
  db: EmbeddedSupabase | null,
  query: string,
) {
  if (db === null) throw new Error('This site has no database')
  return (await db.sql.query<Row>(query)).rows
}

/** The text of a page without its tags; those that isolate a name stand in a sentence, and part no words. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<\/?bdi\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
