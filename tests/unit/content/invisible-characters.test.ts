import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Spaces that do not break, soft hyphens, joiners, marks of direction and of byte order. */
const invisible = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2064\ufeff]/

/** Written by `npm run db:seed` from the price list. */
const generated = 'supabase/seed.sql'

test('no source holds a character that nobody sees: it is written as an escape, or set by typesetting', () => {
  const files = globSync(
    '{src,client,scripts,tests,docs,supabase,.github}/**/*.{ts,tsx,css,md,sql,json,yml}',
  ).concat(globSync('*.{md,ts,json,toml}'))
  expect(files.length).toBeGreaterThan(800)
  const found = files
    .filter((file) => file !== generated)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (invisible.test(line) ? [`${file}:${at + 1}`] : [])),
    )
  expect(found).toEqual([])
})
