import { clinic } from '../../content/clinic.ts'
import { addDays, isoDateOf } from '../../format/dates.ts'
import { locales } from '../../locale.ts'

/** Less than a year (RFC 9116, 2.5.5): the address is the one that the site gives everybody, and is right while it runs. */
const validDays = 180

/** How to report a vulnerability of this site: RFC 9116. */
export function securityTxt(now: Date): string {
  return [
    `Contact: mailto:${clinic.email}`,
    `Expires: ${addDays(isoDateOf(now), validDays)}T00:00:00.000Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${clinic.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
