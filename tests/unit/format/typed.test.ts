import { expect, test } from 'vitest'
import { comparable, readable, typedLine, typedText } from '../../../src/format/typed.ts'
import { spellings } from '../../support/samples/spellings.ts'

test.each(spellings)(
  '%j is read as a line, as a text and for comparing',
  ({ typed, line, text, comparable: same }) => {
    expect([typedLine(typed), typedText(typed), comparable(typed)]).toEqual([line, text, same])
  },
)

test('what was read once stays as it is', () => {
  for (const { line, text } of spellings)
    expect([typedLine(line), typedText(text), readable(text)]).toEqual([line, text, text])
})

/** Signs of Arabic and other scripts that Unicode counts among format characters and that are drawn. */
const drawn = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1343f}]/u

test('of the characters that nobody sees none gets through, whatever Unicode adds to them', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
  const unseen = all.filter(
    (each) => /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(each) && !drawn.test(each),
  )
  expect(unseen.length).toBeGreaterThan(4000)
  expect(unseen.filter((each) => typedLine(`a${each}b`).replace(' ', '') !== 'ab')).toEqual([])
  const blank = all.filter((each) => /\s/u.test(each) && each !== '\ufeff')
  expect(blank.filter((each) => typedLine(`a${each}b`) !== 'a b')).toEqual([])
})
