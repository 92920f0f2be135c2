import { settings } from '../settings.ts'

/** On every answer, whatever it is. The content security policy is set beside them, stricter for what is not a page. */
const base = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** For answers that are no page: nothing in them may load or run anything. */
export const securityHeaders = {
  ...base,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

/** A page revalidated with 304 keeps the policy it came with: a new one would name a nonce its bytes do not carry. */
export const notModifiedHeaders = base

export function pageSecurityHeaders(nonce: string): Record<string, string> {
  return { ...base, 'content-security-policy': pageCsp(nonce) }
}

/** What a page may load and run: its own, and the scripts and styles that carry this nonce. */
export function pageCsp(nonce: string): string {
  return policyAround.join(nonce)
}

const { googleTag, turnstile } = settings

/** https://developers.google.com/tag-platform/security/guides/csp */
const google = {
  images:
    ' https://*.google-analytics.com https://*.googletagmanager.com https://*.doubleclick.net https://*.google.com',
  connections:
    ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com' +
    ' https://*.doubleclick.net https://*.google.com',
  frames: 'https://td.doubleclick.net https://www.googletagmanager.com',
}

const frames = [
  ...(googleTag === null ? [] : [google.frames]),
  ...(turnstile === null ? [] : ['https://challenges.cloudflare.com']),
]

/** Ours is the only policy (`src/ui/trusted-types.ts`). What scripts of others do with texts is not for us to promise. */
const trustedTypes =
  googleTag === null && turnstile === null ? ["require-trusted-types-for 'script'", 'trusted-types site'] : []

const policyAround = [
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
  ...trustedTypes,
]
  .join('; ')
  .split('{nonce}')

/** 144 random bits in base64: always 24 characters, so that a kept page can be given a fresh one in place. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
}
