import { expect, test } from 'vitest'
import { fromBase32, isCode, toBase32, totp } from '../../scripts/embedded-supabase/totp.ts'

const secret = new TextEncoder().encode('12345678901234567890')

/** RFC 6238, appendix B, the rows of SHA-1. */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code of second %i is the one of the standard', (seconds, code) => {
  expect(totp(secret, seconds, 8)).toBe(code)
  expect(totp(secret, seconds)).toBe(code.slice(2))
})

test('a code holds thirty seconds longer and earlier than its time, and no longer', () => {
  const at = 1_111_111_111
  const code = totp(secret, at)
  expect([-30, 0, 30].map((later) => isCode(secret, code, at + later))).toEqual([true, true, true])
  expect([-61, 61].map((later) => isCode(secret, code, at + later))).toEqual([false, false])
  expect(isCode(secret, '', at)).toBe(false)
})

test('a secret is written as RFC 4648 says', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(fromBase32(toBase32(secret))).toEqual(secret)
})
