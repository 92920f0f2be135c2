import { spawn } from 'node:child_process'
import { writeDevelopmentConfig } from './build/wrangler-config.ts'
import { writeSeed } from './db/seed.ts'
import type { EmbeddedSupabase } from './embedded-supabase.ts'
import { localDatabase, openLocalDatabase } from './local-database.ts'
import { program } from './program.ts'

/**
 * The site and its database on this machine, until Ctrl-C: no account, no configuration. The rows stay in
 * `.wrangler/supabase` from one run to the next; `npm run db:reset` begins anew. What follows `npm run dev --` goes to
 * `wrangler dev`, for example `--port 3000`.
 */
if (writeSeed())
  console.log('supabase/seed.sql is made anew: prices, articles or stories of the content have changed.')
const db = await openLocalDatabase()
console.log(`Embedded Supabase: ${db.url} (publishable key ${db.keys.publishable}, rows in ${localDatabase})`)

const [command, file] = program('wrangler')
const wrangler = spawn(
  command,
  [file, 'dev', '--config', writeDevelopmentConfig(), ...settings(db), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  },
)
wrangler.on('error', (error) => console.error('wrangler could not be started:', error.message))
wrangler.on('close', async (code) => {
  await db.close()
  process.exit(code ?? 0)
})
// Ctrl-C reaches wrangler too, as part of the same terminal; a signal sent to this process alone is passed on.
process.on('SIGINT', () => wrangler.kill('SIGINT'))
process.on('SIGTERM', () => wrangler.kill('SIGTERM'))

function settings({ url, keys }: EmbeddedSupabase): string[] {
  const values = {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    SUPABASE_SECRET_KEY: keys.secret,
    INSIGHTS_SINK: 'log',
  }
  return Object.entries(values).flatMap(([name, value]) => ['--var', `${name}:${value}`])
}
