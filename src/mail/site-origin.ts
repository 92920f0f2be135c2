import { clinic } from '../content/clinic.ts'

/**
 * The origin of links in mails: the clinic's own address, whatever host a request named, so that nobody can make
 * the site send links to theirs. On a developer's machine it is that machine.
 */
export function siteOrigin(requestUrl: string): string {
  const { hostname, origin } = new URL(requestUrl)
  return hostname === 'localhost' || hostname === '127.0.0.1' ? origin : clinic.origin
}
