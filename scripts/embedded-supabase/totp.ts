import { createHmac, timingSafeEqual } from 'node:crypto'

const periodSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of a moment: RFC 6238 with SHA-1 and thirty seconds. */
export function totp(secret: Uint8Array, seconds: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / periodSeconds)))
  const hash = createHmac('sha1', secret).update(counter).digest()
  // RFC 4226, section 5.3: the last four bits say where the number begins.
  const number = hash.readUInt32BE(hash.readUInt8(hash.length - 1) & 0xf) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Whether a code is that of the moment, or of the thirty seconds before or after. RFC 6238, section 5.2. */
export function isCode(secret: Uint8Array, code: string, seconds: number): boolean {
  return [-1, 0, 1].some((step) => {
    const expected = Buffer.from(totp(secret, seconds + step * periodSeconds))
    const given = Buffer.from(code)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('')
}

export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
