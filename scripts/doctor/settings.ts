import { parseSettings, type Settings } from '../../src/settings-schema.ts'
import { type Finding, fine, look, wrong } from './finding.ts'

/** Problems that the settings alone show. Values are never printed: they may be secrets. */
export function checkSettings(given: Record<string, string>): {
  findings: Finding[]
  settings: Settings | null
} {
  try {
    const settings = parseSettings(given)
    return { settings, findings: [fine('settings', 'each has its shape'), ...absences(settings, given)] }
  } catch (error) {
    return {
      settings: null,
      findings: [wrong('settings', error instanceof Error ? error.message : String(error))],
    }
  }
}

function absences(settings: Settings, given: Record<string, string>): Finding[] {
  const findings: Finding[] = []
  if (settings.supabase === null)
    findings.push(
      wrong('SUPABASE_*', 'missing: pages would show the snapshot of the build, and no form could be sent'),
    )
  if (settings.formSecret === null)
    findings.push(wrong('FORM_SECRET', 'missing: `openssl rand -hex 32` makes one'))
  if (settings.mail.provider === null)
    findings.push(
      look('MAIL_API_URL', 'none: mail leaves through Cloudflare, whose Email Sending the domain needs'),
    )
  if (!given.MAIL_FROM)
    findings.push(look('MAIL_FROM', `none: mail is from ${settings.mail.from}, as clinic.ts says`))
  if (settings.turnstile === null)
    findings.push(
      look('TURNSTILE_*', 'none: honeypot, time token and rate limits stand alone against robots'),
    )
  return findings
}
