import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { levelOf, symptomIds, symptomLevels } from '../../../src/content/complaints/symptoms.ts'
import { city as cityEn } from '../../../src/content/en/city.ts'
import { articles } from '../../../src/content/news.ts'
import { city as cityRo } from '../../../src/content/ro/city.ts'
import { sources } from '../../../src/content/sources.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { type Locale, locales } from '../../../src/locale.ts'
import { textFiles } from '../../support/pages/text-files.ts'
import { countedYears, losers, noLifetime, stumbles, word } from '../../support/samples/glossary.ts'

type Text = { where: string; key: string; value: string }

/** Every string that a visitor may read in a language: the texts, the articles and the price list. */
async function textsOf(locale: Locale): Promise<Text[]> {
  const files = textFiles(locale).filter((file) => !file.includes('/admin/'))
  const modules = await Promise.all(
    files.map(async (file) => [file, await import(pathToFileURL(resolve(file)).href)] as const),
  )
  return [
    ...modules.flatMap(([file, module]) => walk(file, '', { ...module })),
    ...articles.flatMap((article) => walk(article.slug, '', article[locale])),
    ...priceSnapshot.items.flatMap(({ id, title, included, not_included }) =>
      walk(id, '', [title[locale], included[locale], not_included[locale]]),
    ),
    ...priceSnapshot.categories.flatMap(({ slug, title, description }) =>
      walk(slug, '', [title[locale], description[locale]]),
    ),
  ].map((text) => ({ ...text, value: text.value.replaceAll('\u00a0', ' ') }))
}

function walk(where: string, key: string, value: unknown): Text[] {
  if (typeof value === 'string') return [{ where, key, value }]
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, each]) => walk(`${where} ${name}`, isList ? key : name, each))
}

/** People search in words of their own, and ask in them. */
const free =
  /^(keywords|question|words|alone|complaintWords|sameWords|search_words|phrases|transcript|testimonial)$/

describe.each(locales)('the texts in %s', (locale) => {
  test('use one term for one thing, as the glossary has it', async () => {
    const texts = (await textsOf(locale)).filter(({ key }) => !free.test(key))
    expect(texts.length).toBeGreaterThan(1500)
    const found = texts.flatMap(({ where, key, value }) =>
      key === 'doctor' || key === 'kind'
        ? []
        : [...losers[locale], ...stumbles[locale]].flatMap((loser) => {
            const [lost] = loser.exec(value) ?? []
            return lost === undefined ? [] : [`${where}: ${lost}`]
          }),
    )
    expect(found).toEqual([])
  })

  test('speak of danger in one sentence, wherever they do', async () => {
    const { emergency } = await import(`../../../src/content/${locale}/emergency.ts`)
    const danger =
      /spre (?:ochi|gât)|respir\p{L}* (?:sau înghiți\p{L}* )?greu|(?:towards|to) the (?:eye|neck)|trouble (?:breathing|swallowing)/iu
    const texts = (await textsOf(locale)).filter(({ value }) => value.includes('112') && danger.test(value))
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.filter(({ value }) => !value.includes(emergency.call112) && !isOneCause(value))).toEqual([])
    const bare = (await textsOf(locale)).filter(
      ({ value }) =>
        /(?:spre|towards the|to the) (?:ochi|gât|eye|neck)\b/iu.test(value) && !value.includes('112'),
    )
    expect(bare).toEqual([])
  })

  test('say of a knocked-out tooth what the one text says', async () => {
    const { emergency } = await import(`../../../src/content/${locale}/emergency.ts`)
    const told = (await textsOf(locale)).filter(({ value }) =>
      /căzut cu rădăcină cu tot[^.]*:|ieșit din (?:loc|alveolă)[^.]*:|knocked out:/i.test(value),
    )
    expect(told.length).toBeGreaterThan(3)
    expect(told.filter(({ value }) => !value.includes(emergency.knockedOut))).toEqual([])
  })
})

/** A piece in the airway and an allergy are dangers of their own, with nothing to add. */
function isOneCause(value: string): boolean {
  return /inspirat|inhal|gelului|after the gel/i.test(value)
}

test('every symptom has its level and its texts in both languages', async () => {
  for (const locale of locales) {
    const { emergency } = await import(`../../../src/content/${locale}/emergency.ts`)
    expect(Object.keys(emergency.symptoms)).toEqual([...symptomIds])
    expect(Object.keys(emergency.levels)).toEqual([...symptomLevels])
    for (const id of symptomIds)
      if (levelOf[id] === '112') expect(emergency.symptoms[id].now[0]).toContain('112')
  }
})

test('a figure names a publication that can be looked up, a law, or a register of the clinic', async () => {
  const known = new Set<string>(Object.values(sources))
  const byDoi = / \d{4}(?:; [\d ()A-Za-z:–]+)?\. doi:10\.\d{4,}\/\S+$/
  for (const source of known) expect(source).toMatch(byDoi)
  for (const locale of locales) {
    const notes = (await textsOf(locale)).filter(
      ({ where, key }) => key === 'source' && /footnotes |Note /.test(where),
    )
    expect(notes.length).toBeGreaterThan(20)
    const others = notes.filter(({ value }) => !known.has(value)).map(({ value }) => value)
    expect(
      others.filter((value) => !/^(?:Regulament|Registr|Evidența|Regulation|The clinic’s)/.test(value)),
    ).toEqual([])
    expect(notes.filter(({ value }) => /exemplificare|sample/i.test(value))).toEqual([])
  }
})

test.each(locales)(
  'how long a treatment lasts is said in %s with its source, or in words',
  async (locale) => {
    const years = countedYears[locale]
    const told = (await textsOf(locale)).filter(
      ({ where, key, value }) =>
        where.includes('/treatments/') &&
        !where.includes('footnotes') &&
        !free.test(key) &&
        key !== 'warranty' &&
        years.test(value),
    )
    expect(told.length).toBeGreaterThan(10)
    const bare = told.filter(({ value }) =>
      value
        .split(/(?<=[.;])\s/)
        .some((said) => years.test(said) && !/\[\^|\{/.test(said) && !noLifetime[locale].test(said)),
    )
    expect(bare.map(({ where, value }) => `${where}: ${value}`)).toEqual([])
  },
)

describe('the clinic', () => {
  /** Where people have studied, and where an authority sits, is no fact of the clinic. */
  const othersPlaces = /\/(team|legal\/privacy|city)\.ts$/
  const facts = [clinic.name, clinic.email, clinic.phone, clinic.address.street, clinic.address.sector]

  test('is named in texts by its facts, and so are its city, its district and its phone', () => {
    const files = locales.flatMap((locale) => textFiles(locale))
    expect(files.length).toBeGreaterThan(40 * locales.length)
    const codes = files.map((file) => ({
      file,
      code: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    }))
    // A clinic may be called by a word of its trade, „Coroana”: texts that begin a sentence with it do not name the clinic.
    const isWordOfTrade = (fact: string) =>
      fact !== fact.toLowerCase() && codes.some(({ code }) => word(fact.toLowerCase()).test(code))
    const wanted = facts.filter((fact) => !isWordOfTrade(fact))
    expect(wanted).toEqual(expect.arrayContaining([clinic.email, clinic.phone, clinic.address.street]))
    const typed = codes.flatMap(({ file, code }) =>
      (othersPlaces.test(file) ? wanted : [...wanted, cityRo, cityEn])
        .filter((fact) => code.includes(fact))
        .map((fact) => `${file}: ${fact}`),
    )
    expect(typed).toEqual([])
  })

  test('names its people by the team alone, and counts them by its list', async () => {
    const { teamTexts } = await import('../../../src/content/ro/team.ts')
    const surnames = Object.values(teamTexts).map(({ nume }) => nume.split(' ').at(-1) ?? nume)
    const named = word(surnames.join('|'))
    const number =
      '\\d+|un|una|doi|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|one|two|three|four|five|six|seven|eight|nine|ten'
    const counted = word(
      `(?:${number}) (?:de )?(?:medici|stomatologi|asisten\\p{L}+|dentists|doctors|assistants|nurses)`,
    )
    const files = locales
      .flatMap((locale) => textFiles(locale))
      .filter((file) => !/\/(team|people)(\/[a-z]{2})?\.ts$/.test(file))
    expect(word('Stoenescu').test('doctorul Stoenescu') && counted.test('Cei șapte medici')).toBe(true)
    const typed = files.flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      return [named, counted].flatMap((refused) => {
        const found = refused.exec(code)?.[0]
        return found === undefined ? [] : [`${file}: ${found}`]
      })
    })
    expect(typed).toEqual([])
  })
})
