import { expect, test } from 'vitest'
import { localiseLink } from '../../../src/features/news/localise-link.server.ts'
import { speaks } from '../../../src/locale.ts'
import { isOn } from '../../support/samples/examples.ts'

const hasArticle = (slug: string) => slug === 'in-both'
const toEnglish = (address: string) => localiseLink(address, 'en', hasArticle)
const toRomanian = (address: string) => localiseLink(address, 'ro', hasArticle)

test.runIf(speaks('en'))('links to pages lead to the language of the reader, query and place kept', () => {
  expect(toEnglish('/contact')).toBe('/en/contact')
  expect(toEnglish('/')).toBe('/en')
  expect(toEnglish('/en/preturi')).toBe('/en/preturi')
  expect(toRomanian('/en/preturi?rand=a#b')).toBe('/preturi?rand=a#b')
})

test('a link that is in the language of the reader stays as it is', () => {
  for (const address of ['/', '/contact', '/preturi?rand=a#b']) expect(toRomanian(address)).toBe(address)
})

test.skipIf(!isOn('/noutati'))('an article that the language lacks is linked where it is written', () => {
  expect(toEnglish('/noutati/in-both')).toBe('/en/noutati/in-both')
  expect(toEnglish('/noutati/in-one')).toBe('/noutati/in-one')
})

test('what is not a page of the site is left alone', () => {
  for (const address of [
    'https://x.example/contact',
    '//x.example/contact',
    '#place',
    'mailto:a@x.example',
    '',
    '/videos/a.webm',
  ])
    expect(toEnglish(address)).toBe(address)
})
