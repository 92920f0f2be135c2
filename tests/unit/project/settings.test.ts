import { expect, test } from 'vitest'
import { parseSettings } from '../../../src/settings-schema.ts'

const supabase = {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  SUPABASE_SECRET_KEY: 'sb_secret_0123456789',
}

test('without settings the site runs without a database', () => {
  expect(parseSettings({}).supabase).toBeNull()
})

test('a missing setting is named', () => {
  const { SUPABASE_SECRET_KEY: _, ...half } = supabase
  expect(() => parseSettings(half)).toThrow(/SUPABASE_SECRET_KEY is missing/)
})

test('a malformed setting is named, and its value is not repeated', () => {
  expect(() => parseSettings({ ...supabase, SUPABASE_URL: 'ftp://secret-host' })).toThrow(
    /SUPABASE_URL must be/,
  )
  expect(() => parseSettings({ ...supabase, SUPABASE_URL: 'ftp://secret-host' })).not.toThrow(/secret-host/)
  expect(() => parseSettings({ ...supabase, SUPABASE_SECRET_KEY: 'short' })).not.toThrow(/short"/)
})

test.each([
  ['abc', /DATA_FRESH_SECONDS must be a number/],
  ['1.5', /DATA_FRESH_SECONDS must be a whole number/],
  ['0', /DATA_FRESH_SECONDS must be 1 or more/],
  ['4000', /DATA_FRESH_SECONDS must be 3600 or less/],
])('%s seconds of freshness are refused with the reason', (seconds, reason) => {
  expect(() => parseSettings({ DATA_FRESH_SECONDS: seconds })).toThrow(reason)
  expect(parseSettings({ DATA_FRESH_SECONDS: '90' }).dataFreshSeconds).toBe(90)
})

test('a setting that is left empty sets nothing', () => {
  const empty = Object.fromEntries(Object.keys(supabase).map((name) => [name, '']))
  expect(parseSettings({ ...empty, DATA_FRESH_SECONDS: '' })).toEqual(parseSettings({}))
})
