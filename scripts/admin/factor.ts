import { createClient } from '@supabase/supabase-js'
import { openLocalDatabase } from '../local-database.ts'

/**
 * `npm run admin:factor -- mail@example.ro`: takes the second factor away from an admin who has lost their device and has
 * no colleague to do it on `/admin/account`. Their sessions end, and it is put on record. With SUPABASE_URL and
 * SUPABASE_SECRET_KEY set it is done in that project; without, in the local database, for which `npm run dev` must not
 * be running.
 */
export async function removeFactor(
  { url, secretKey }: { url: string; secretKey: string },
  email: string,
): Promise<'done' | 'none' | 'missing'> {
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.rpc('clear_second_factor', { address: email })
  if (error) throw new Error(`clear_second_factor: ${error.code} ${error.message}`)
  if (data !== 'done' && data !== 'none' && data !== 'missing') throw new Error('An unexpected answer.')
  return data
}

const words = {
  done: 'The second factor is taken away: the password alone opens the account. Turn it on again on /admin/account.',
  none: 'This account has no second factor.',
  missing: 'There is no admin with this address.',
}

if (import.meta.main) {
  const email = (process.argv[2] ?? '').trim().toLowerCase()
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    console.error('Usage: npm run admin:factor -- mail@example.ro')
    process.exit(1)
  }
  if ((url === undefined) !== (secretKey === undefined)) {
    console.error(
      'Set both SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project, or neither for the local one.',
    )
    process.exit(1)
  }
  const outcome =
    url !== undefined && secretKey !== undefined
      ? await removeFactor({ url, secretKey }, email)
      : await removeLocally(email)
  console.log(words[outcome])
  if (outcome === 'missing') process.exit(1)
}

async function removeLocally(email: string): Promise<'done' | 'none' | 'missing'> {
  const db = await openLocalDatabase()
  try {
    return await removeFactor({ url: db.url, secretKey: db.keys.secret }, email)
  } finally {
    await db.close()
  }
}
