import { describe, expect, test } from 'vitest'
import { allOrEssential } from '../../../src/features/consent/record.ts'
import { consentTable } from '../../support/database/consent-table.ts'

const { anon, service, account, query, row, insert, stored, refusal } = consentTable()

describe('a choice is recorded', () => {
  test('by a visitor, stamped by the database and not by the visitor', async () => {
    const sent = row()
    expect(await insert(anon(), sent)).toBeNull()
    const [kept] = await stored()
    expect(kept).toMatchObject({ ...sent, user_id: null })
    expect(Math.abs(Date.now() - new Date(kept?.created_at ?? 0).getTime())).toBeLessThan(60_000)
  })

  test('by a visitor who names no account explicitly', async () => {
    expect(await insert(anon(), { ...row(), user_id: null })).toBeNull()
  })

  test('by an account in its own name, and in nobody’s', async () => {
    const { client, id } = await account()
    expect(await insert(client, { ...row(), user_id: id })).toBeNull()
    expect(await insert(client, row())).toBeNull()
    expect((await stored()).map((kept) => kept.user_id).sort()).toEqual([id, null].sort())
  })

  test('by the Worker’s own key for an account whose session has since ended', async () => {
    expect(await insert(service(), { ...row(), user_id: crypto.randomUUID() })).toBeNull()
  })

  test('once, however often it is delivered', async () => {
    const sent = row()
    expect(await insert(anon(), sent)).toBeNull()
    expect(await insert(anon(), sent)).toBe('23505')
    expect(await insert(anon(), { ...row(), event_id: sent.event_id })).toBe('23505')
    expect(await stored()).toHaveLength(1)
  })

  test('and a proof outlives the account, whose deletion is not blocked', async () => {
    const { client, id } = await account()
    await insert(client, { ...row(), user_id: id })
    await query('delete from auth.users where id = $1', [id])
    expect(await stored()).toHaveLength(1)
  })
})

describe('a name is not borrowed', () => {
  test('a visitor cannot write in an account’s name', async () => {
    const { id } = await account()
    expect(await insert(anon(), { ...row(), user_id: id })).toBe('42501')
  })

  test('an account cannot write in another’s name', async () => {
    const { client } = await account()
    const { id } = await account()
    expect(await insert(client, { ...row(), user_id: id })).toBe('42501')
    expect(await stored()).toEqual([])
  })

  test('neither id nor time of arrival is set from outside, whatever the key', async () => {
    const { client } = await account()
    for (const caller of [anon(), client, service()]) {
      expect(await insert(caller, { ...row(), created_at: '2020-01-01T00:00:00Z' })).toBe('42501')
      expect(await insert(caller, { ...row(), id: crypto.randomUUID() })).toBe('42501')
    }
  })

  test('columns that do not exist are refused', async () => {
    expect(await insert(anon(), { ...row(), ip: '10.0.0.1' })).toMatch(/^(PGRST204|42703)$/)
  })
})

describe('a malformed record is refused', () => {
  const categories = allOrEssential(false)
  const record = { version: '1.0.0', givenAtISO: '2026-11-21T09:00:00.000Z', categories }
  const { version: _version, ...withoutVersion } = record
  const { givenAtISO: _givenAtISO, ...withoutDate } = record
  const { categories: _categories, ...withoutCategories } = record
  const { essential: _essential, ...withoutEssential } = categories
  const { marketing: _marketing, ...withoutMarketing } = categories

  const malformed: [string, unknown][] = [
    ['an array', [record]],
    ['a number', 1],
    ['true', true],
    ['an empty object', {}],
    ['no version', withoutVersion],
    ['no date', withoutDate],
    ['no categories', withoutCategories],
    ['an extra key', { ...record, ip: '10.0.0.1' }],
    ['a version that is a number', { ...record, version: 1 }],
    ['a version without patch', { ...record, version: '1.0' }],
    ['a version with a suffix', { ...record, version: '1.0.0-beta' }],
    ['a version with a second line', { ...record, version: '1.0.0\n<b>' }],
    ['an endless version', { ...record, version: `1.0.${'0'.repeat(30)}` }],
    ['a date that is null', { ...record, givenAtISO: null }],
    ['a date in words', { ...record, givenAtISO: 'yesterday' }],
    ['a date without time', { ...record, givenAtISO: '2026-11-21' }],
    ['a date without zone', { ...record, givenAtISO: '2026-11-21T09:00:00' }],
    ['a 31st of November', { ...record, givenAtISO: '2026-11-31T09:00:00Z' }],
    ['a 29th of February out of a leap year', { ...record, givenAtISO: '2026-02-29T09:00:00Z' }],
    ['an hour 24', { ...record, givenAtISO: '2026-11-21T24:00:00Z' }],
    ['an endless date', { ...record, givenAtISO: `2026-11-21T09:00:00.${'0'.repeat(40)}Z` }],
    ['categories that are an array', { ...record, categories: [true] }],
    ['categories that are null', { ...record, categories: null }],
    ['essential refused', { ...record, categories: { ...categories, essential: false } }],
    ['essential null', { ...record, categories: { ...categories, essential: null } }],
    ['essential a word', { ...record, categories: { ...categories, essential: 'true' } }],
    ['essential missing', { ...record, categories: withoutEssential }],
    ['a category missing', { ...record, categories: withoutMarketing }],
    ['a category null', { ...record, categories: { ...categories, analytics: null } }],
    ['a category 1', { ...record, categories: { ...categories, analytics: 1 } }],
    ['a category of its own', { ...record, categories: { ...categories, profiling: true } }],
    ['a nested essay', { ...record, categories: { ...categories, analytics: { note: 'x'.repeat(50_000) } } }],
  ]

  test.each(malformed)('%s', async (_, consent) => {
    expect(await insert(anon(), { ...row(), consent })).toBe('23514')
    expect(await insert(service(), { ...row(), consent })).toBe('23514')
    expect(await stored()).toEqual([])
  })

  // Not over HTTP: the embedded API reads a string as the JSON inside it, which PostgREST does not.
  test('a record wrapped in a string', async () => {
    const statement = `insert into public.cookie_consent (event_id, anon_user_id, consent, locale, surface)
      select gen_random_uuid(), gen_random_uuid(), to_jsonb('${JSON.stringify(record)}'::text), 'ro', 'banner'`
    expect(await refusal(statement, 'anon')).toMatch(/violates check constraint/)
  })

  test('null or no record at all', async () => {
    const { consent: _, ...withoutConsent } = row()
    expect(await insert(anon(), { ...row(), consent: null })).toMatch(/^(23502|23514)$/)
    expect(await insert(anon(), withoutConsent)).toMatch(/^(23502|23514)$/)
  })

  test('an unknown language or surface, and ids that are none', async () => {
    expect(await insert(anon(), { ...row(), locale: 'German' })).toBe('23514')
    expect(await insert(anon(), { ...row(), locale: null })).toMatch(/^(23502|23514)$/)
    expect(await insert(anon(), { ...row(), surface: 'popup' })).toBe('23514')
    expect(await insert(anon(), { ...row(), anon_user_id: 'me' })).toBe('22P02')
    expect(await insert(anon(), { ...row(), anon_user_id: null })).toBe('23502')
    expect(await insert(anon(), { ...row(), event_id: null })).toBe('23502')
  })

  test.each(['2024-02-29T23:59:59Z', '2000-02-29T00:00:00.123456Z', '2026-11-21T11:00:00.5+02:00'])(
    'but the honest date %s is taken',
    async (givenAtISO) => {
      expect(await insert(anon(), { ...row(), consent: { ...record, givenAtISO } })).toBeNull()
    },
  )
})
