import { clinic } from '../content/clinic.ts'
import type { Settings } from '../settings-schema.ts'
import { baseHeaders, isolation } from './security-headers.ts'

/** A content security policy, split where its nonce goes: `join` inserts one. */
export type PagePolicy = readonly string[]

/** What a page may load and run: same-origin files, and scripts and styles with the nonce. */
export function pagePolicy({ googleTag, turnstile }: Pick<Settings, 'googleTag' | 'turnstile'>): PagePolicy {
  const frames = [
    ...(googleTag === null ? [] : [google.frames]),
    ...(turnstile === null ? [] : ['https://challenges.cloudflare.com']),
  ]
  return [
    "default-src 'none'",
    "script-src 'nonce-{nonce}' 'strict-dynamic'",
    "style-src 'self' 'nonce-{nonce}'",
    `img-src 'self' data:${googleTag === null ? '' : google.images}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${googleTag === null ? '' : google.connections}`,
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(googleTag === null && turnstile === null ? trustedTypes : []),
  ]
    .join('; ')
    .split('{nonce}')
}

/** The only policy is the site's own (`src/ui/trusted-types.ts`). Third-party scripts could not be held to it. */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types site']

/** Where Google's domain of a country is not its code alone: https://www.google.com/supported_domains */
const otherDomains: Partial<Record<string, string>> = {
  CY: 'com.cy',
  GB: 'co.uk',
  MT: 'com.mt',
  TR: 'com.tr',
  UA: 'com.ua',
}

/** What is told of visitors goes to Google's domain of their country, and each has to be named: most are of the clinic's. */
function googleOf(country: string): string {
  return `https://*.google.${otherDomains[country] ?? country.toLowerCase()}`
}

/** Of Analytics with Signals and of Ads; scripts come by 'strict-dynamic'. */
const both =
  ' https://*.google-analytics.com https://*.googletagmanager.com https://*.g.doubleclick.net https://*.google.com' +
  ` https://google.com ${googleOf(clinic.address.country)}` +
  ' https://pagead2.googlesyndication.com https://www.googleadservices.com'

/** https://developers.google.com/tag-platform/security/guides/csp, as it stood in November 2026. */
const google = {
  images: both,
  connections: `${both} https://*.analytics.google.com`,
  frames: 'https://www.googletagmanager.com',
}

/** For pages without third-party scripts, whatever the settings say. */
export function plainPageHeaders(nonce: string): Record<string, string> {
  return { ...baseHeaders, ...isolation, 'content-security-policy': plainPolicy.join(nonce) }
}

/** For pages without third-party scripts. */
export const plainPolicy = pagePolicy({ googleTag: null, turnstile: null })
