import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { findForbiddenClaims, findUnfootnotedFigures } from '../../../src/content/claims.ts'
import { clinic, modules } from '../../../src/content/clinic.ts'
import { articles } from '../../../src/content/news.ts'
import * as schema from '../../../src/content/schema.ts'
import { stories } from '../../../src/content/stories/stories.ts'
import { experienceCountedOn, team } from '../../../src/content/team.ts'
import { loadTexts, loadTextsWith, textNames } from '../../../src/content/texts.ts'
import { longestDescription, longestName } from '../../../src/content/titled.ts'
import { treatments } from '../../../src/content/treatments.ts'
import { priceList } from '../../../src/features/prices/schema.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { shownTeam } from '../../../src/features/team/shown-team.server.ts'
import { countedOn, teamInWords } from '../../../src/features/team/team-in-words.server.ts'
import { teamPageWords } from '../../../src/features/team/words.server.ts'
import { rangeJoint } from '../../../src/format/typeset.ts'
import { layoutWords } from '../../../src/layout/words.server.ts'
import { type Locale, locales, otherLocales } from '../../../src/locale.ts'
import { plain } from '../../support/pages/html.ts'
import { textFiles } from '../../support/pages/text-files.ts'
import { failures } from '../../support/samples/glossary.ts'
import { some } from '../../support/some.ts'

type Text = { where: string; key: string; value: string }

/** Every string of every content module of a language, with the way to it. */
async function textsOf(locale: Locale): Promise<Text[]> {
  const files = textFiles(locale)
  const modules = await Promise.all(
    files.map(async (file) => [file, await import(pathToFileURL(resolve(file)).href)] as const),
  )
  return modules.flatMap(([file, module]) => walk(file, '', { ...module }))
}

function walk(where: string, key: string, value: unknown): Text[] {
  if (typeof value === 'string') return [{ where, key, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => walk(`${where} ${name}`, name, each))
}

test.each(locales)('no text in %s promises, boasts or compares', async (locale) => {
  const texts = [
    ...(await textsOf(locale)),
    ...articles.flatMap((article) => walk(article.slug, '', article[locale])),
  ]
  expect(texts.length).toBeGreaterThan(500)
  const claims = texts.flatMap(({ where, value }) =>
    findForbiddenClaims(value, locale).map((claim) => `${where}: ${claim}`),
  )
  expect(claims).toEqual([])
})

test.each(locales)('every subject of texts is written in %s', async (locale) => {
  for (const name of some(textNames)) {
    const texts: object = await loadTexts(locale, name)
    expect([name, texts]).toEqual([name, { locale, [name]: expect.any(Object) }])
  }
})

test('the texts say the name that the facts of the clinic give', async () => {
  for (const locale of locales) {
    const said = await textsOf(locale)
    expect((await layoutWords(locale)).clinicName).toContain(clinic.name)
    expect(said.filter(({ where }) => where.endsWith('/home.ts home meta title'))).toEqual([
      expect.objectContaining({ value: expect.stringContaining(clinic.name) }),
    ])
  }
})

test.each(locales)('a description in %s has room for the longest name that setup takes', async (locale) => {
  const descriptions = (await textsOf(locale)).filter(
    ({ where, key, value }) =>
      key === 'description' && where.includes(' meta ') && value.includes(clinic.name),
  )
  const tooLong = some(descriptions).flatMap(({ where, value }) => {
    const left = longestDescription - value.replaceAll(clinic.name, 'x'.repeat(longestName)).length
    return left < 0 ? [`${where}: ${-left} characters less, for a name of ${longestName} to fit`] : []
  })
  expect(tooLong).toEqual([])
})

test('the list of forbidden claims does refuse', () => {
  expect(
    findForbiddenClaims('Cea mai bună clinică, tratament fără durere, rezultat garantat', 'ro').length,
  ).toBeGreaterThan(1)
  expect(findForbiddenClaims('The best clinic, painless and guaranteed', 'en').length).toBeGreaterThan(1)
})

test('every figure of a treatment, of the team and of the home page has its footnote', async () => {
  for (const locale of locales) {
    const texts = (await textsOf(locale)).filter(
      ({ where }) => /treatments|team|home/.test(where) && !where.includes('footnotes'),
    )
    const bare = some(texts)
      .filter(({ where }) => !where.includes(' meta '))
      .flatMap(({ where, value }) => findUnfootnotedFigures(value).map((figure) => `${where}: ${figure}`))
    expect(bare).toEqual([])
  }
})

test.each(locales)('a rate of success in %s counts what went well', async (locale) => {
  const { treatmentTexts } = await loadTexts(locale, 'treatmentTexts')
  const rates = some(Object.values(treatmentTexts)).flatMap(({ success_rate: rate }) => rate ?? [])
  expect(rates.filter((rate) => rate.includes('%') && failures[locale].test(rate))).toEqual([])
})

test('the dentists’ experience is as long as the texts say, on the day their footnote names', async () => {
  const year = Number(experienceCountedOn.slice(0, 4))
  const years = team.filter(({ kind }) => kind === 'doctor').map(({ since }) => year - since)
  for (const locale of locales) {
    const texts = await loadTextsWith(locale, { teamPage: teamPageWords }, 'teamTexts')
    const { experience } = teamInWords(texts, shownTeam(texts, []), countedOn([], new Date()))
    const span = [...new Set([Math.min(...years), Math.max(...years)])].join(rangeJoint)
    expect(experience.startsWith(`${span} `)).toBe(true)
    const told = (await textsOf(locale)).filter(({ value }) => value.includes('[^experienta]'))
    expect(told.length).toBe(2)
    for (const { value } of told) expect(value).toContain('{experience}')
  }
})

test('years of experience are counted in the form that follows their number', async () => {
  const texts = await loadTextsWith('ro', { teamPage: teamPageWords }, 'teamTexts')
  const of = (...since: number[]) => {
    const people = since.map((year) => ({ kind: 'doctor', since: year, functie: 'Dr.' }) as const)
    return plain(teamInWords(texts, people, '2026-01-01').experience)
  }
  expect(of(2017, 2008)).toBe('9–18 ani de experiență')
  expect(of(2018, 2006)).toBe('8–20 de ani de experiență')
  expect(of(2021, 2021)).toBe('5 ani de experiență')
})

test('only dentists whose position names the protected title are counted as specialists', async () => {
  for (const locale of locales) {
    const texts = await loadTextsWith(locale, { teamPage: teamPageWords }, 'teamTexts')
    const { titles, all, some: amongThem } = texts.teamPage.specialists
    const dentist = { kind: 'doctor', since: 2010, functie: 'Dr.' } as const
    const specialist = { ...dentist, functie: `${titles[0]} 123` }
    const worded = (...people: (typeof dentist | typeof specialist)[]) =>
      teamInWords(texts, people, '2026-01-01').specialists
    expect(worded(dentist, dentist)).toBe('')
    expect(worded(specialist)).toBe(all.one)
    expect(worded(specialist, specialist)).toBe(all.other)
    expect(worded(specialist, dentist)).toBe(amongThem.one)
    expect(worded(dentist, ...Array.from({ length: 30 }, () => specialist))).toBe(
      amongThem.other.replace('{count}', '30'),
    )
  }
})

test.each(locales)(
  'Romanian letters in %s texts have commas, quotes are the language’s own',
  async (locale) => {
    const texts = await textsOf(locale)
    expect(texts.filter(({ value }) => /[şţŞŢ]/.test(value))).toEqual([])
    expect(texts.filter(({ value, key }) => key !== 'href' && /"/.test(value))).toEqual([])
  },
)

test('the data of the content fit their schemas and each other', () => {
  expect(schema.treatment.array().safeParse(treatments).error).toBeUndefined()
  expect(schema.member.array().safeParse(team).error).toBeUndefined()
  expect(schema.story.array().safeParse(stories).error).toBeUndefined()
  expect(schema.article.array().safeParse(articles).error).toBeUndefined()
  expect(priceList.safeParse(priceSnapshot).error).toBeUndefined()
  const members = new Set<string>(team.map(({ id }) => id))
  const reviewers = [
    ...treatments.map(({ reviewed }) => reviewed.by),
    // Of a part that is off nothing is published.
    ...(modules.news ? articles.map((article) => article.reviewed_by) : []),
  ]
  expect(reviewers.filter((id) => !members.has(id))).toEqual([])
  expect(stories.filter(({ doctor }) => modules.stories && !members.has(doctor))).toEqual([])
  const categories = new Set(priceSnapshot.categories.map(({ slug }) => slug))
  expect(priceSnapshot.items.filter(({ category }) => !categories.has(category))).toEqual([])
})

test.each(locales)('the switch in %s has words for every other language', async (locale) => {
  const { language } = await layoutWords(locale)
  expect(Object.keys(language)).toEqual(expect.arrayContaining([...otherLocales(locale)]))
})

test.each(locales)('the texts in %s fit their schemas, which are seen to refuse', async (locale) => {
  const { treatmentTexts } = await import(`../../../src/content/${locale}/treatments.ts`)
  expect(schema.treatmentTexts.safeParse(treatmentTexts).error).toBeUndefined()
  const [sample] = Object.values(treatmentTexts)
  expect(schema.treatmentText.safeParse({ ...Object(sample), title: 'Faţete' }).success).toBe(false)
  expect(schema.treatmentText.safeParse({ ...Object(sample), surplus: 'x' }).success).toBe(false)
  expect(schema.treatmentText.safeParse({ ...Object(sample), steps: [] }).success).toBe(false)
})
