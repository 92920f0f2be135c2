import { expect, test } from 'vitest'
import { displayPhone, parsePhone } from '../../../src/features/contact/phone.ts'

const good: [string, string][] = [
  ['0712 034 567', '+40712034567'],
  ['+40 (0)712-034-567', '+40712034567'],
  ['0040712034567', '+40712034567'],
  ['0650 123 456', '+40650123456'],
  ['+44 7700 900123', '+447700900123'],
  ['0712.034.567', '+40712034567'],
  ['0712/034/567', '+40712034567'],
  ['(0)712 034 567', '+40712034567'],
  ['(021) 123 4567', '+40211234567'],
  ['021-123-4567', '+40211234567'],
  ['0311234567', '+40311234567'],
  ['0256 123 456', '+40256123456'],
  ['+40 21 123 4567', '+40211234567'],
  ['00 40 (0) 21 123 4567', '+40211234567'],
  ['  0712\u00a0034\u2011567 ', '+40712034567'],
  ['０７１２０３４５６７', '+40712034567'],
  ['+44 (0)7700 900123', '+447700900123'],
  ['+44 07700 900123', '+447700900123'],
  ['0044 7700 900123', '+447700900123'],
  ['+39 06 1234 5678', '+390612345678'],
  ['+1 (202) 555-0123', '+12025550123'],
  ['+373 60 123 456', '+37360123456'],
  ['\u202a+40712034567\u202c', '+40712034567'],
  ['0712\u200b034\u00ad567\ufe0d', '+40712034567'],
  ['40712034567', '+40712034567'],
  ['40 (0) 712 034 567', '+40712034567'],
  ['tel:0712034567', '+40712034567'],
  ['Tel. 0712 034 567', '+40712034567'],
  ['tel:+40712034567', '+40712034567'],
  [`0712034567${' '.repeat(40)}`, '+40712034567'],
  ['+1234567', '+1234567'],
  ['+123456789012345', '+123456789012345'],
]

test.each(good)('%s is understood', (typed, e164) => {
  expect(parsePhone(typed)).toEqual({ status: 'valid', e164 })
})

test.each(['065', '066', '067', '068', '069'])('%s is a mobile prefix too', (prefix) => {
  expect(parsePhone(`${prefix}0123456`)).toEqual({ status: 'valid', e164: `+40${prefix.slice(1)}0123456` })
})

const bad: [string, string][] = [
  ['712034567', 'missingZero'],
  ['0901234567', 'prefix'],
  ['07120345', 'short'],
  ['0800 123 456', 'prefix'],
  ['+40 901 234 567', 'prefix'],
  ['+40 0712 034 567', 'prefix'],
  ['+40 712 034', 'short'],
  ['07120345678', 'long'],
  ['0', 'short'],
  ['7', 'short'],
  ['712', 'short'],
  ['123456', 'short'],
  ['40712', 'short'],
  ['407120345678', 'long'],
  ['1234567890', 'prefix'],
  ['', 'invalid'],
  ['   ', 'invalid'],
  ['\u200b', 'invalid'],
  ['+', 'short'],
  ['+9', 'short'],
  ['112', 'short'],
  ['abc', 'invalid'],
  ['0712 034 567 int. 3', 'invalid'],
  ['0712 034 567, 0722 034 567', 'invalid'],
  ['0712+034567', 'invalid'],
  ['+0712034567', 'country'],
  ['+999 123 456 789', 'country'],
  ['+44123', 'short'],
  ['+1234567890123456', 'long'],
  [`0712034567${'0'.repeat(40)}`, 'invalid'],
]

test.each(bad)('“%s” is refused with its reason', (typed, problem) => {
  expect(parsePhone(typed)).toEqual({ status: 'invalid', problem })
})

test('a stored number is understood again and stays the same', () => {
  for (const [, e164] of good) expect(parsePhone(e164)).toEqual({ status: 'valid', e164 })
})

test('a number is shown as its reader dials it', () => {
  expect(displayPhone('+40712034567')).toBe('0712 034 567')
  expect(displayPhone('+40211234567')).toBe('021 123 4567')
  expect(displayPhone('+40256123456')).toBe('0256 123 456')
  expect(displayPhone('+40712034567', 'abroad')).toBe('+40 712 034 567')
  expect(displayPhone('+40211234567', 'abroad')).toBe('+40 21 123 4567')
  expect(displayPhone('+447700900123')).toBe('+44 7700 900123')
})
