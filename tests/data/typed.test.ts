import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { comparable, readable, typedLine } from '../../src/format/typed.ts'
import { openDatabase } from '../support/database/database.ts'
import { spellings } from '../support/samples/spellings.ts'

let db: EmbeddedSupabase

beforeAll(async () => {
  db = await openDatabase({ seeded: false })
})
afterAll(() => db.close())

/** What the Worker and the database make of one text. */
const readings = { readable, typed_line: typedLine, comparable } as const

test.each(Object.entries(readings))(
  'the database reads every spelling as the Worker does: %s',
  async (name, read) => {
    const { rows } = await db.sql.query<{ read: string }>(
      `select private.${name}(t.typed) as read from unnest($1::text[]) with ordinality t(typed, place) order by place`,
      [spellings.map(({ typed }) => typed)],
    )
    expect(rows.map((row) => row.read)).toEqual(spellings.map(({ typed }) => read(typed)))
  },
)

/** Letters whose capitals or parts Unicode has given since the oldest PostgreSQL that the site runs on. */
const newer = /[\u1c89\u1c8a\ua7cb-\ua7ce\ua7d2\ua7d4\ua7d6-\ua7dd\ua7f1]/u

test.each(Object.entries(readings))(
  'and every character of the blocks that have any to drop or fold, between letters and beside a picture: %s',
  async (name, read) => {
    const around = (letter: string) => `A${letter}b\u{1f600}${letter}\u{1f600}1${letter}`
    for (const [from, to] of [
      [1, 0x33ff],
      [0xa640, 0xabff],
      [0xf900, 0xffff],
      [0x1bc00, 0x1bcff],
      [0x1d100, 0x1d1ff],
      [0x1f000, 0x1faff],
      [0xe0000, 0xe0fff],
    ] as const) {
      const { rows } = await db.sql.query<{ code: number; read: string }>(
        `select n as code, private.${name}(replace($1, '#', chr(n))) as read from generate_series($2::int, $3::int) n`,
        [around('#'), from, to],
      )
      expect(rows).toHaveLength(to - from + 1)
      const other = rows.filter(({ code, read: there }) => {
        const letter = String.fromCodePoint(code)
        return there !== read(around(letter)) && !newer.test(letter)
      })
      expect(other.map(({ code }) => code.toString(16))).toEqual([])
    }
  },
)
