import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { clinic } from '../src/content/clinic.ts'
import { city } from '../src/content/ro/city.ts'
import { readWords } from './command-line.ts'
import { checkCloudflare } from './doctor/cloudflare.ts'
import { checkDatabase } from './doctor/database.ts'
import type { Finding } from './doctor/finding.ts'
import { checkHost, checkMailDomain } from './doctor/hosts.ts'
import { checkListedPrices } from './doctor/prices.ts'
import { checkSample, otherLandmark, otherPlaces } from './doctor/sample.ts'
import { checkSettings } from './doctor/settings.ts'

/**
 * `npm run doctor`: what would go wrong with this content and configuration, and what to do about it. Settings come from
 * `.dev.vars`, or from the environment where they are set there. Fails if anything is wrong.
 */
const usage = `npm run doctor -- [--hosted] [--staging] [--url https://…]
  what would go wrong with this clinic, its settings and its database, and what to do about it
  --hosted    asks Cloudflare and the clinic's domain as well
  --staging   the Worker of that name
  --url       another address than the clinic's domain`
const { values } = readWords(usage, {
  options: {
    hosted: { type: 'boolean', default: false },
    staging: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
})
const signs = { fine: '✓', look: '•', wrong: '✗' }

const written = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}
const given = Object.entries({ ...written, ...process.env }).filter(([, value]) => value !== undefined)
const { findings, settings } = checkSettings(
  Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
)
tell([...checkSample(), ...otherPlaces(city), ...otherLandmark(city)])
tell(findings)
tell(await checkListedPrices(settings?.supabase ?? null))
if (settings?.supabase) tell(await checkDatabase(settings.supabase))
if (settings) tell([await checkMailDomain(settings.mail.from)])
if (values.hosted) tell(checkCloudflare(values.staging ? 'staging' : 'production'))
if (values.hosted || values.url !== undefined) tell(await checkHost(values.url ?? clinic.origin))

function tell(found: readonly Finding[]): void {
  for (const { state, subject, says } of found) console.log(`${signs[state]} ${subject}: ${says}`)
  if (found.some(({ state }) => state === 'wrong')) process.exitCode = 1
}
