import { expect, test } from 'vitest'
import { visitorKey } from '../../../src/http/request-guards.ts'

const keyOf = (address: string) =>
  visitorKey(new Request('https://x.example', { headers: { 'cf-connecting-ip': address } }))

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:7:7::1', '2001:db8:7:7'],
  ['2001:0DB8:0007:0007:8000:0:0:2', '2001:db8:7:7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:7:7::', '2001:db8:7:7'],
])('the limits count %s as %s', (address, key) => {
  expect(keyOf(address)).toBe(key)
})

test('whoever comes without an address is counted with the others like it', () => {
  expect(visitorKey(new Request('https://x.example'))).toBe('unknown')
})
