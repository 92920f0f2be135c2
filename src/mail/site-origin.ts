import { clinic } from '../content/clinic.ts'

/**
 * Where the links of a message lead: to the clinic's own address, whatever host a request named, so that nobody can
 * have us send links to theirs. On a developer's machine they lead to that machine.
 */
export function siteOrigin(requestUrl: string): string {
  const { hostname, origin } = new URL(requestUrl)
  return hostname === 'localhost' || hostname === '127.0.0.1' ? origin : clinic.origin
}
