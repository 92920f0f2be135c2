/** On every response. The policy of pages is `content-security-policy.ts`; of anything else, below. */
export const baseHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/**
 * For documents with somebody's data in them: nobody who opened one keeps hold of its window. Chromium begins a process
 * for such a document only once its headers have come, which costs a slow phone a tenth of its first paint, so public
 * pages and what leads to them go without.
 */
export const isolation = { 'cross-origin-opener-policy': 'same-origin' } as const

/** For responses that are not pages: nothing in them may load or run anything. */
export const securityHeaders = {
  ...baseHeaders,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

/** 144 random bits in base64: always 24 characters, so that a cached page's nonce can be replaced in place. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
}
