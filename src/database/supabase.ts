import type { SupabaseClient } from '@supabase/supabase-js'
import { onceEach } from '../once-each.ts'
import type { Settings } from '../settings-schema.ts'
import type { Database } from './database-types.ts'
import type { Storage } from './storage.ts'

/**
 * Access to the database. `asVisitor` uses the publishable key: row-level security decides what it may do.
 * `asService` uses the secret key and is for queues, schedules and what a visitor must not read. The library is
 * loaded on first use, so that a cached page never pays for it.
 */
export type Supabase = {
  /** Distinguishes one project from another. */
  host: string
  asVisitor(): Promise<SupabaseClient<Database>>
  asService(): Promise<SupabaseClient>
  /** With a user's access token: row-level security sees who it is. One client per request. */
  asUser(accessToken: string): Promise<SupabaseClient<Database>>
  /** For signing in and refreshing, one client each time: a client remembers who signed in with it. */
  forSignIn(): Promise<SupabaseClient<Database>>
  /** Photographs. The caller has checked who asks. */
  storage(): Promise<Storage>
}

/** Longer than Supabase lets a statement of a signed-in role run: 8 seconds, after which it says that nothing was done. */
const ownerLimitMs = 10_000

export function connectSupabase({ supabase }: Settings, timeLimitMs = 3000): Supabase | null {
  if (supabase === null) return null
  const { url, publishableKey, secretKey } = supabase
  const open = onceEach((key: string) => createSupabaseClient(url, key, timeLimitMs))
  return {
    host: new URL(url).host,
    asVisitor: () => open(publishableKey),
    asService: () => open(secretKey),
    asUser: (accessToken) => createSupabaseClient(url, publishableKey, ownerLimitMs, accessToken),
    forSignIn: () => createSupabaseClient(url, publishableKey, timeLimitMs),
    storage: async () => (await import('./storage.ts')).openStorage(supabase),
  }
}

async function createSupabaseClient(
  url: string,
  key: string,
  timeLimitMs: number,
  accessToken: string | null = null,
): Promise<SupabaseClient<Database>> {
  const { createClient } = await import('@supabase/supabase-js')
  return createClient<Database>(url, key, {
    // A lasting 503 would otherwise cost a read seven seconds of retries.
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(accessToken !== null && { accessToken: async () => accessToken }),
    // The library's own time limit does not cover auth: a hanging upstream must end there as well.
    global: { fetch: (input, init) => fetch(input, { ...init, signal: limited(init?.signal, timeLimitMs) }) },
  })
}

function limited(signal: AbortSignal | null | undefined, timeLimitMs: number): AbortSignal {
  const limit = AbortSignal.timeout(timeLimitMs)
  return signal ? AbortSignal.any([signal, limit]) : limit
}
