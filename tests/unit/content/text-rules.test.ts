import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { loadTexts, textNames } from '../../../src/content/texts.ts'
import { longestDescription, longestTitle, shortestTitle } from '../../../src/content/titled.ts'
import { languages } from '../../../src/format/languages.ts'
import { type Locale, locales, writtenLocales } from '../../../src/locale.ts'
import { some } from '../../support/some.ts'

/** `path`: the keys that lead to it, the last one `key`. */
type Text = { path: string; key: string; value: string }
type Rule = { kind: string; of(text: Text): boolean; is(value: string): boolean }

const between = (least: number, most: number) => (value: string) =>
  value.length >= least && value.length <= most
const has = (text: Text) => /\{\w+\}/.test(text.value)

/** What every text of a kind has to be. A kind is told by where a text stands. */
const rules: readonly Rule[] = [
  { kind: 'text', of: () => true, is: (value) => value === value.trim() && between(1, 1000)(value) },
  {
    kind: 'title of a page among search results',
    of: (text) => /\b(meta\.title|metaTitle)$/.test(text.path) && !has(text),
    is: between(shortestTitle, longestTitle),
  },
  {
    kind: 'description of a page',
    of: (text) => /\bmeta\.description$/.test(text.path) && !has(text),
    is: between(70, longestDescription),
  },
  { kind: 'keyword', of: ({ path }) => /\bkeywords\.\d+$/.test(path), is: between(2, 80) },
  { kind: 'heading', of: ({ key }) => key === 'title' || key === 'legend', is: between(1, 120) },
  {
    kind: 'label or button',
    of: ({ key }) => /^(label|button|action|submit|open|close|reset|print|book|filter|all)$/.test(key),
    is: between(1, 120),
  },
  {
    kind: 'word in the drawing of the mouth',
    of: ({ path }) => /^(features\/complaints\.regions\.|mouth\.hint$)/.test(path),
    is: between(3, 24),
  },
  {
    kind: 'name of a whole treatment, of which a title is made',
    of: ({ path }) => /^wholeTexts\..+\.name$/.test(path),
    is: between(8, 29),
  },
  {
    kind: 'name of a file',
    of: ({ path }) => path === 'features/contact.calendar.file',
    is: (value) => /^[a-z-]{3,20}$/.test(value),
  },
  {
    kind: 'what stands before an error',
    of: ({ key }) => key === 'errorPrefix',
    is: (value) => /^\p{L}+:$/u.test(value),
  },
]

const textsIn = async (locale: Locale): Promise<Text[]> => {
  const { locale: _, ...texts } = await loadTexts(locale, ...textNames)
  const ofContent = Object.entries(texts).flatMap(([name, text]) => walk(name, name, text))
  const ofPlaces = await Promise.all(places.map((place) => wordsOf(place, locale)))
  return [...ofContent, ...ofPlaces.flat()]
}

/** The folders that hold words of their own. */
const places = globSync('src/{pages,features,endpoints,http,layout}/**/ro.ts').map(dirname)

async function wordsOf(place: string, locale: Locale): Promise<Text[]> {
  const { words } = await import(pathToFileURL(resolve(place, `${locale}.ts`)).href)
  return walk(place.replace(/^src\/(pages\/)?/, ''), place, words)
}

function walk(path: string, key: string, value: unknown): Text[] {
  if (typeof value === 'string') return [{ path, key, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => walk(`${path}.${name}`, name, each))
}

function broken(texts: readonly Text[]): string[] {
  return texts.flatMap((text) =>
    rules.flatMap(({ kind, of, is }) =>
      of(text) && !is(text.value) ? [`${text.path} (${kind}): ${text.value}`] : [],
    ),
  )
}

test.each(locales)('every text in %s keeps the rules of its kind', async (locale) => {
  const texts = await textsIn(locale)
  for (const { kind, of } of rules) expect([kind, texts.some(of)]).toEqual([kind, true])
  expect(broken(texts)).toEqual([])
})

test('each rule is seen to refuse', () => {
  const wrong: readonly [path: string, value: string][] = [
    ['home.lead', ' Spațiu la început'],
    ['home.meta.title', 'Prea scurt'],
    ['home.meta.description', 'Prea scurtă'],
    ['home.meta.keywords.0', 'x'],
    ['home.visit.title', 'x'.repeat(121)],
    ['contact.submit', 'x'.repeat(121)],
    ['features/complaints.regions.tongue', 'Un cuvânt care nu încape în desen'],
    ['wholeTexts.one.name', 'Scurt'],
    ['features/contact.calendar.file', 'Nume.ics'],
    ['features/contact.errorPrefix', 'Eroare'],
  ]
  const found = wrong.map(([path, value]) =>
    broken([{ path, key: path.slice(path.lastIndexOf('.') + 1), value }]),
  )
  expect(found.map((each) => each.length)).toEqual(rules.map(() => 1))
})

const placesIn = (value: string) => [...new Set(value.match(/\{\w+\}/g))].toSorted()

test('a text has the same places in every language', async () => {
  const all = await Promise.all(writtenLocales.map(textsIn))
  const byPath = Map.groupBy(all.flat(), ({ path }) => path)
  const withPlaces = [...byPath.values()].filter((texts) => texts.some(has))
  const differing = some(withPlaces).flatMap((texts) => {
    const places = new Set(texts.map(({ value }) => placesIn(value).join()))
    return places.size > 1 ? [texts.map(({ path, value }) => `${path}: ${value}`)] : []
  })
  expect(differing).toEqual([])
})

test.each(locales)('a counted word in %s has the same places for few and for many', async (locale) => {
  const texts = await textsIn(locale)
  const byPath = new Map(texts.map(({ path, value }) => [path, value]))
  const counted = texts.filter(
    ({ key, path }) => key === 'other' && byPath.has(path.replace(/other$/, 'one')),
  )
  const differing = some(counted).filter(({ path, value }) => {
    const few = byPath.get(path.replace(/other$/, 'few')) ?? value
    return placesIn(few).join() !== placesIn(value).join()
  })
  expect(differing).toEqual([])
})

/** The specification gives these word for word. */
const specified: Partial<Record<Locale, Record<string, string>>> = {
  ro: {
    'layout.loading': 'Se încarcă...',
    'layout.footer.anpc': 'Protecția consumatorilor – A.N.P.C.',
    'features/consent.banner.necessary': 'Doar necesare',
    'features/consent.banner.customise': 'Personalizează',
    'features/consent.banner.accept': 'Accept toate',
    'features/consent.preferences.cancel': 'Anulează',
    'features/consent.preferences.save': 'Salvează preferințe',
    'features/contact.errorPrefix': 'Eroare:',
    'admin/sign-in.errorPrefix': 'Eroare:',
  },
  en: {
    'layout.loading': 'Loading...',
    'layout.footer.anpc': 'Consumer protection (A.N.P.C.)',
    'features/consent.banner.necessary': 'Only necessary',
    'features/consent.banner.customise': 'Customise',
    'features/consent.banner.accept': 'Accept all',
    'features/consent.preferences.cancel': 'Cancel',
    'features/consent.preferences.save': 'Save preferences',
    'features/contact.errorPrefix': 'Error:',
    'admin/sign-in.errorPrefix': 'Error:',
  },
}

test.each(writtenLocales)('what the specification and the law word in %s stands as it is', async (locale) => {
  const { loan } = languages[locale]
  const asked = {
    ...specified[locale],
    'features/instalments.approval': loan.approval,
    'features/instalments.estimate': loan.estimate,
    'features/instalments.warning': loan.warning,
  }
  const texts = new Map((await textsIn(locale)).map(({ path, value }) => [path, value]))
  expect(Object.fromEntries(Object.keys(asked).map((path) => [path, texts.get(path)]))).toEqual(asked)
})
