import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { optionalCategories } from '../../../src/content/vocabulary.ts'
import { parseRecord } from '../../../src/features/consent/parse-record.ts'
import { allOrEssential, createRecord } from '../../../src/features/consent/record.ts'
import { consentRecord } from '../../../src/features/consent/request.server.ts'

const categories = { ...allOrEssential(true), marketing: false }
const record = { version: '1.0.0', givenAtISO: '2026-11-21T09:00:00.000Z', categories }
const { version: _version, ...withoutVersion } = record
const { givenAtISO: _givenAtISO, ...withoutDate } = record

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T09:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The browser's parser and the server's schema read the same table: what one takes the other takes. */
const table: [string, unknown, boolean][] = [
  ['what the site writes', record, true],
  ['everything granted', { ...record, categories: allOrEssential(true) }, true],
  ['nothing granted', { ...record, categories: allOrEssential(false) }, true],
  ['another version', { ...record, version: '0.9.0' }, true],
  ['a date without fractions', { ...record, givenAtISO: '2026-11-21T09:00:00Z' }, true],
  ['a leap day', { ...record, givenAtISO: '2028-02-29T23:59:59.999Z' }, true],
  ['nothing', null, false],
  ['a number', 1, false],
  ['a word', 'granted', false],
  ['a list', [record], false],
  ['an empty object', {}, false],
  ['no version', withoutVersion, false],
  ['a version that is a number', { ...record, version: 1 }, false],
  ['no date', withoutDate, false],
  ['a date that is null', { ...record, givenAtISO: null }, false],
  ['a date that is a number', { ...record, givenAtISO: 1_795_000_000_000 }, false],
  ['a date in words', { ...record, givenAtISO: 'yesterday' }, false],
  ['a day without a time', { ...record, givenAtISO: '2026-11-21' }, false],
  ['a 31st of November', { ...record, givenAtISO: '2026-11-31T09:00:00.000Z' }, false],
  ['a 29th of February out of a leap year', { ...record, givenAtISO: '2026-02-29T09:00:00.000Z' }, false],
  ['a 25th hour', { ...record, givenAtISO: '2026-11-21T25:00:00.000Z' }, false],
  ['no categories', { ...record, categories: null }, false],
  ['categories that are a list', { ...record, categories: [true] }, false],
  ['essential refused', { ...record, categories: { ...categories, essential: false } }, false],
  ['essential a word', { ...record, categories: { ...categories, essential: 'true' } }, false],
  ...optionalCategories.map((each): [string, unknown, boolean] => [
    `${each} missing`,
    { ...record, categories: { ...categories, [each]: undefined } },
    false,
  ]),
  ['a category null', { ...record, categories: { ...categories, marketing: null } }, false],
  ['a category 1', { ...record, categories: { ...categories, marketing: 1 } }, false],
]

test.each(table)('browser and server agree about %s', (_, value, isRecord) => {
  expect(parseRecord(JSON.stringify(value)) !== null).toBe(isRecord)
  expect(consentRecord.safeParse(value).success).toBe(isRecord)
})

describe('the browser', () => {
  test.each(['', '{', 'undefined', '{"version":'])('cannot use %j', (text) => {
    expect(parseRecord(text)).toBeNull()
  })

  test('reads past keys it does not know; the server refuses them', () => {
    const more = { ...record, colour: 'blue', categories: { ...categories, profiling: true } }
    expect(parseRecord(JSON.stringify(more))?.categories).toMatchObject(categories)
    expect(consentRecord.safeParse(more).success).toBe(false)
  })

  test('writes records that it reads again', () => {
    const written = createRecord(allOrEssential(true))
    expect(parseRecord(JSON.stringify(written))).toEqual(written)
    expect(consentRecord.safeParse(written).success).toBe(true)
  })
})

describe('a choice wears out before its proof does', () => {
  const given = '2026-11-21T09:00:00.000Z'
  const stored = JSON.stringify({ ...record, givenAtISO: given })
  const table: [string, string, boolean][] = [
    ['on the day it is given', '2026-11-21T09:00:01Z', true],
    ['with a clock that is behind', '2026-11-20T09:00:00Z', true],
    ['after a year', '2027-11-21T09:00:00Z', true],
    ['after 22 months', '2028-09-21T09:00:00Z', true],
    ['after 23 months', '2028-10-22T09:00:00Z', false],
    ['on the last day of its proof', '2028-11-20T09:00:00Z', false],
    ['after ten years', '2036-11-21T09:00:00Z', false],
  ]

  test.each(table)('%s', (_, now, isInForce) => {
    vi.setSystemTime(new Date(now))
    expect(parseRecord(stored) !== null).toBe(isInForce)
  })

  test('another version does not, and what is no record is none', () => {
    expect(parseRecord(JSON.stringify({ ...record, version: '0.9.0' }))?.version).toBe('0.9.0')
    expect(parseRecord('{')).toBeNull()
  })
})
