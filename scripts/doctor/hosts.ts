import { resolveTxt } from 'node:dns/promises'
import { connect } from 'node:tls'
import { type Finding, fine, look, wrong } from './finding.ts'

const dayMs = 86_400_000

/** The certificate of an address, and whether this machine's clock agrees with the one that answers there. */
export async function checkHost(origin: string, now = Date.now()): Promise<Finding[]> {
  const { hostname, port } = new URL(origin)
  const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(15_000) }).catch(reasonOf)
  if (typeof answer === 'string')
    return [wrong(hostname, `does not answer, or its certificate is not valid: ${answer}`)]
  const findings = [fine(hostname, `answers ${answer.status}`)]
  const date = Date.parse(answer.headers.get('date') ?? '')
  if (Math.abs(date - now) > 5 * 60_000)
    findings.push(
      wrong('clock', 'this machine is more than five minutes off: signatures and certificates will fail'),
    )
  if (!origin.startsWith('https:')) return findings
  return [...findings, checkCertificate(hostname, await certificateEnd(hostname, Number(port) || 443), now)]
}

/** Certificates are renewed a month before their end: one that has two weeks left is not. */
export function checkCertificate(hostname: string, end: string, now: number): Finding {
  const days = Math.floor((Date.parse(end) - now) / dayMs)
  return days < 14
    ? wrong('certificate', `of ${hostname} ends in ${days} days: see SSL/TLS in Cloudflare's dashboard`)
    : fine('certificate', `valid for ${days} days`)
}

/** Without TXT records the resolver fails like for an outage, but with one of these codes; null for an outage. */
function noRecords(error: unknown): string[][] | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENODATA' || code === 'ENOTFOUND' ? [] : null
}

/** `fetch` says only that it failed; the reason is in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

function certificateEnd(host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host }, () => {
      resolve(socket.getPeerCertificate().valid_to)
      socket.end()
    })
    socket.on('error', reject)
  })
}

/** Whether a domain publishes who may send in its name (SPF). What the mail provider has set up cannot be checked. */
export async function checkMailDomain(
  from: string,
  txt: (name: string) => Promise<string[][]> = resolveTxt,
): Promise<Finding> {
  const domain = from.slice(from.indexOf('@') + 1)
  const records = await txt(domain).catch(noRecords)
  if (records === null) return look('mail', `the DNS does not answer for ${domain}: ask again`)
  return records.some((parts) => parts.join('').startsWith('v=spf1'))
    ? fine('mail', `${domain} has an SPF record`)
    : look('mail', `${domain} has no SPF record: verify it with your mail provider, or mail ends up as spam`)
}
