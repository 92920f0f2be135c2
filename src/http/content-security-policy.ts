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

/** Of Google Ads besides: conversions, remarketing and the conversion linker; the last one is Google's of the country. */
const ads =
  ' https://google.com https://www.googleadservices.com https://pagead2.googlesyndication.com' +
  ' https://www.google.ro'

/** https://developers.google.com/tag-platform/security/guides/csp */
const google = {
  images:
    ' https://*.google-analytics.com https://*.googletagmanager.com https://*.doubleclick.net https://*.google.com' +
    ads,
  connections:
    ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com' +
    ` https://*.doubleclick.net https://*.google.com${ads}`,
  frames: 'https://td.doubleclick.net https://www.googletagmanager.com',
}

/** For pages without third-party scripts, whatever the settings say. */
export function plainPageHeaders(nonce: string): Record<string, string> {
  return { ...baseHeaders, ...isolation, 'content-security-policy': plainPolicy.join(nonce) }
}

const plainPolicy = pagePolicy({ googleTag: null, turnstile: null })
