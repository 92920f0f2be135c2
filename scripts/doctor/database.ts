import { readdirSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { modules } from '../../src/content/clinic.ts'
import type { Settings } from '../../src/settings-schema.ts'
import { type Finding, fine, look, wrong } from './finding.ts'

/** A visitor's key may not read this table, the secret key must. */
const guarded = 'admins'

/** PostgREST and PostgreSQL on a table that is not there: https://docs.postgrest.org/en/latest/references/errors.html */
const noTable = new Set(['PGRST205', '42P01'])

const authSettings = z.object({ disable_signup: z.boolean() })

const nothingApplied = wrong('migrations', 'none of this version is applied: `supabase db push`')

/** Whether the keys have the rights they should, every migration is applied, and no offer runs that nobody sees. */
export async function checkDatabase(
  { url, publishableKey, secretKey }: NonNullable<Settings['supabase']>,
  { offer }: { offer: boolean } = modules,
): Promise<Finding[]> {
  const client = (key: string) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      db: { retry: false },
    })
  const secret = await client(secretKey).from(guarded).select('user_id').limit(1)
  if (secret.status === 0) return [wrong('database', `${url} does not answer`)]
  if (noTable.has(secret.error?.code ?? '')) return [fine('database', 'reached'), nothingApplied]
  if (secret.error) return [wrong('SUPABASE_SECRET_KEY', `${guarded} cannot be read: is it the secret key?`)]

  const visitor = await client(publishableKey).from(guarded).select('user_id').limit(1)
  const findings = [fine('database', 'reached, and the secret key is one')]
  if (visitor.error === null && (visitor.data.length > 0 || secret.data.length === 0))
    findings.push(wrong('SUPABASE_PUBLISHABLE_KEY', `reads ${guarded}: it is not a visitor's key`))
  else if (visitor.status === 401 && visitor.error?.code !== '42501')
    findings.push(wrong('SUPABASE_PUBLISHABLE_KEY', 'is refused: is it of this project?'))
  else findings.push(fine('SUPABASE_PUBLISHABLE_KEY', 'reads what a visitor may'))

  const { data, error } = await client(secretKey).rpc('applied_migrations')
  if (error) return [...findings, nothingApplied]
  const applied = new Set(data)
  const missing = readdirSync('supabase/migrations').filter((file) => !applied.has(file.slice(0, 14)))
  if (missing.length > 0)
    return [
      ...findings,
      wrong('migrations', `not applied: ${missing.join(', ')}. \`supabase db push\` applies them`),
    ]
  findings.push(fine('migrations', 'all applied'), await checkSignUps(url, publishableKey))
  const announced = offer ? null : await client(secretKey).rpc('announced_offers')
  if (announced?.error) findings.push(wrong('offer', announced.error.message))
  for (const { id, to_day } of announced?.data ?? [])
    findings.push(
      look(
        'offer',
        `${id} is shown to nobody, for offers are switched off, and holds its price until ${to_day}: in the SQL editor, delete from public.offers`,
      ),
    )
  return findings
}

/** Sign-ups in Supabase Auth; colleagues are invited, so nobody has to sign up. */
async function checkSignUps(url: string, apikey: string): Promise<Finding> {
  const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey } })
  const settings = authSettings.safeParse(await response.json())
  if (!settings.success)
    return look('sign-ups', `Supabase Auth answers ${response.status} about its settings`)
  return settings.data.disable_signup
    ? fine('sign-ups', 'switched off')
    : look(
        'sign-ups',
        'anybody can make an account, without rights: dashboard, Authentication, Sign In / Providers',
      )
}
