/** The name stored for a site that is not in the list. */
export const otherSite = 'other'

/**
 * Sites that lead people to a clinic: search, maps, networks, assistants, medical guides. A name stands for its subdomains
 * too. Anybody can report that a visit came from a site that they want to be looked at, so of others nothing is stored but
 * that it was one.
 */
const knownSites = [
  'apple.com',
  'bing.com',
  'brave.com',
  'chatgpt.com',
  'claude.ai',
  'docbook.ro',
  'duckduckgo.com',
  'ecosia.org',
  'facebook.com',
  'instagram.com',
  'linkedin.com',
  'perplexity.ai',
  'qwant.com',
  'reddit.com',
  'romedic.ro',
  'sfatulmedicului.ro',
  'startpage.com',
  't.co',
  'tiktok.com',
  'waze.com',
  'whatsapp.com',
  'x.com',
  'yahoo.com',
  'youtube.com',
]

/** `google.ro`, `www.google.co.uk`: one site under a name for each country. */
const google = /(^|\.)google\.(com?\.)?[a-z]{2,3}$/

export function knownSite(host: string): string {
  if (google.test(host)) return 'google.com'
  return knownSites.find((site) => host === site || host.endsWith(`.${site}`)) ?? otherSite
}
