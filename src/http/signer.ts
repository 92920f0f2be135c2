import type { Settings } from '../settings-schema.ts'
import { once } from './once.ts'

/** Signs data that leaves the site and must come back unchanged. A signature is valid for one purpose only. */
export type Signer = {
  /** HMAC-SHA-256 as 43 characters of base64url. */
  sign(purpose: string, text: string): Promise<string>
  verify(purpose: string, text: string, signature: string): Promise<boolean>
}

/**
 * Signs with FORM_SECRET or, without one, with a key derived from the database's secret key. A site with neither
 * stores nothing: there each isolate generates its own.
 */
export function createSigner({ formSecret, supabase }: Pick<Settings, 'formSecret' | 'supabase'>): Signer {
  const secret = formSecret ?? supabase?.secretKey ?? null
  const ready = once(() => importKey(secret))
  return {
    async sign(purpose, text) {
      const signature = await crypto.subtle.sign('HMAC', await ready(), encoder.encode(`${purpose}\n${text}`))
      return toBase64Url(new Uint8Array(signature))
    },
    async verify(purpose, text, signature) {
      const bytes = fromBase64Url(signature)
      if (bytes === null) return false
      return crypto.subtle.verify('HMAC', await ready(), bytes, encoder.encode(`${purpose}\n${text}`))
    },
  }
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

export function randomToken(bytes: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)))
}

export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** The only part of a link's token that is stored. */
export async function hashOf(token: string): Promise<string> {
  return toHex(await sha256(token))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const encoder = new TextEncoder()

function importKey(secret: string | null): Promise<CryptoKey> {
  // Workers provide randomness only while handling a request.
  const bytes = secret === null ? crypto.getRandomValues(new Uint8Array(32)) : encoder.encode(secret)
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{43}$/.test(text)) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
