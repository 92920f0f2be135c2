import { clinic } from '../../content/clinic.ts'
import { locales } from '../../locale.ts'

/** Less than a year ahead (RFC 9116, 2.5.5). A test fails thirty days before and asks for a new date. */
export const securityTxtExpires = '2027-10-31T00:00:00.000Z'

/** How to report a vulnerability of this site: RFC 9116. */
export const securityTxt = [
  `Contact: mailto:${clinic.email}`,
  `Expires: ${securityTxtExpires}`,
  `Preferred-Languages: ${locales.join(', ')}`,
  `Canonical: ${clinic.origin}/.well-known/security.txt`,
  '',
].join('\n')
