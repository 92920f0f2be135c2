import { afterAll, describe, expect, test, vi } from 'vitest'
import { everyPage } from '../../support/pages/every-page.ts'
import { parts, wordsOfParts } from '../../support/samples/words-of-parts.ts'

afterAll(() => vi.resetModules())

describe.each([...parts.map((part) => ({ off: [part] })), { off: parts }])(
  'with $off switched off',
  ({ off }) => {
    test('no page is given a word of it, in any language', async () => {
      const told = await everyPage(off)
      const found = told.flatMap(({ address, locale, texts }) =>
        off.flatMap((part) => {
          const said = texts.filter((text) => wordsOfParts[part][locale].test(text))
          return said.map((text) => `${address}: ${part}: ${text.slice(0, 160)}`)
        }),
      )
      expect([...new Set(found)]).toEqual([])
    })
  },
)

test('each part that is on is spoken of by these words, in each language', async () => {
  const { modules } = await import('../../../src/content/clinic.ts')
  const { locales } = await import('../../../src/locale.ts')
  const told = await everyPage([])
  for (const part of parts.filter((name) => modules[name]))
    for (const locale of locales) {
      const texts = told.filter((page) => page.locale === locale).flatMap((page) => page.texts)
      expect([part, locale, texts.some((text) => wordsOfParts[part][locale].test(text))]).toEqual([
        part,
        locale,
        true,
      ])
    }
})
