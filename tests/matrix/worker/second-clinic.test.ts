import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chosenFamilies } from '../../../scripts/fonts/chosen.ts'
import { type ModuleName, modules, clinic as sample } from '../../../src/content/clinic.ts'
import { city } from '../../../src/content/ro/city.ts'
import { directions } from '../../../src/content/ro/directions.ts'
import { teamTexts } from '../../../src/content/ro/team.ts'
import { treatments as written } from '../../../src/content/treatments.ts'
import { words as complaintWords } from '../../../src/features/complaints/ro.ts'
import { lender } from '../../../src/features/instalments/config.ts'
import { languages } from '../../../src/format/languages.ts'
import { words as aroundPages } from '../../../src/layout/ro.ts'
import { writtenLocales } from '../../../src/locale.ts'
import { words as treatmentPage } from '../../../src/pages/treatment/ro.ts'
import { href } from '../../../src/routes.ts'
import answers from '../../fixtures/second-clinic/clinic.json' with { type: 'json' }
import { metaContent, visibleText } from '../../support/pages/html.ts'
import { makeSecondClinic, ownFont } from '../../support/samples/second-clinic.ts'
import { parts, wordsOfParts } from '../../support/samples/words-of-parts.ts'

const adminParts = ['news', 'news/new', 'stories', 'stories/new', 'newsletter', 'newsletter/preview']
const adminOff = ['subscribers', 'offers', ...adminParts].map((path) => `/admin/${path}`)
const gone = [...adminOff, '/api/admin/subscribers.csv']
const lists = ['', '/requests', '/prices', '/hours', '/doctors', '/publications', '/statistics', '/redirects']
const forms = ['/doctors/new', '/prices/consultatii?row=_category&row=_new']
const on = [...lists, ...forms, '/people', '/audit', '/account'].map((path) => `/admin${path}`)

const answered: { modules: Partial<Record<ModuleName, boolean>> } = { modules: answers.modules }

let second: Awaited<ReturnType<typeof makeSecondClinic>>
beforeAll(async () => {
  second = await makeSecondClinic([...on, ...gone])
}, 900_000)
afterAll(() => second.remove())

const dist = () => join(second.clinic, 'dist/production')
/** The fixture takes a font of its own for running text alone. */
const sampleFonts = chosenFamilies().flatMap(({ role, name }) => (role === 'text' ? name : []))
const documents = () => second.pages.filter(({ html }) => html !== '')
const unwritten = ['/en', '/nu-exista', '/en/nu-exista', '/admin/prices']

test('a clinic with other people, no stories, films, articles or English compiles', () => {
  expect(second.complaints).toBe('')
})

test('the tests of content hold for it', () => {
  expect(second.failures).toBe('')
})

test('every link of it leads somewhere', () => {
  const lost = second.pages.filter(({ status, address }) => status !== 200 && !unwritten.includes(address))
  expect(lost.map(({ address, from, status }) => `${from} → ${address}: ${status}`)).toEqual([])
  // One language, two treatments and no article leave 24; a walk that stops at the first page has one.
  expect(documents().length).toBeGreaterThan(20)
  expect(second.errors).toEqual([])
})

test('every kind of page of it has no accessibility finding, its own colours in light and dark included', () => {
  // A clinic that has switched parts off has fewer kinds of pages, and so has this one, which is made of it.
  expect(second.examined.length).toBeGreaterThan(Object.values(modules).every(Boolean) ? 15 : 10)
  expect(second.examined.filter(({ findings }) => findings.length > 0)).toEqual([])
})

test('a name of 24 letters stands on one line in the header, and nothing says twice what it says', () => {
  expect(answers.name).toHaveLength(24)
  expect(second.named).toEqual(
    [390, 1440].map((width) => ({ width, lines: 1, words: answers.name, fits: true })),
  )
  const twice = documents().filter(({ html }) => /clinic[aăi]+ dentar[aeă] dental/i.test(visibleText(html)))
  expect(twice.map(({ address }) => address)).toEqual([])
})

test('the landmark of another city is not on its first page', () => {
  const [first] = documents().filter(({ address }) => address === '/')
  expect(first?.html).toContain('#home_hills"')
  expect(first?.html).not.toContain('home_athenaeum')
})

test('no list and no heading of its pages is empty', () => {
  const empty = documents().flatMap(({ address, html }) =>
    [...html.matchAll(/<h[1-6][^>]*>\s*<\/h|<(?:ul|ol|dl|dd|dt)[^>]*><\//g)].map(
      ([tag]) => `${address} ${tag}`,
    ),
  )
  expect(empty).toEqual([])
})

test('its pages and fonts are within the bytes that are allowed to any clinic', () => {
  const press = (html: string) =>
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } })
  const heavy = documents().filter(({ html }) => press(html).length > 23 * 1024)
  expect(heavy.map(({ address }) => address)).toEqual([])
  const fonts = globSync('client/assets/*.woff2', { cwd: dist() })
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(dist(), file)).size, 0)
  expect([fonts.length, bytes <= 60 * 1024]).toEqual([4, true])
})

test('the owner is told what to do about the font that was taken', () => {
  expect(second.advice).toMatch(/Licence: the file says „Copyright .*Figtree/)
  const sheet = readFileSync(join(second.clinic, 'src/ui/fonts/web-faces.css'), 'utf8')
  expect(sheet).toMatch(new RegExp(`--font-text:\\s+"${ownFont}", "${ownFont} on Arial"`))
})

test('a treatment that is not offered has no page, and prices are those of the clinic', () => {
  const gone = written.filter(({ slug }) => !second.sitemap.includes(slug))
  const offered = second.sitemap.match(/<loc>[^<]*\/tratamente\/[^<]+<\/loc>/g) ?? []
  expect(offered.length).toBeGreaterThan(2)
  expect(gone.length).toBeGreaterThan(0)
  expect(gone.length).toBeGreaterThanOrEqual(written.length - offered.length)
  const kept = gone.filter(({ slug }) => documents().some(({ html }) => html.includes(`/${slug}"`)))
  expect(kept).toEqual([])
})

test('its first page and what is asked before a visit offer no treatment that it does not', () => {
  const [first, asked] = ['/', '/contact'].map((path) => documents().find(({ address }) => address === path))
  expect(metaContent(first?.html ?? '', 'description')).toContain('Implanturi, fațete, endodonție și')
  for (const page of [first, asked])
    expect(visibleText(page?.html ?? '')).not.toMatch(/Lucrați și cu copii|arcadele întregi/)
})

test('its drawn mouth tells of no finding for which it has no treatment', () => {
  const page = documents().find(({ address }) => address === href('mouth', 'ro'))
  const told = visibleText(page?.html ?? '')
  expect(told).toContain(complaintWords.complaints['one-missing'])
  for (const id of ['thin-bone', 'sinus'] as const) expect(told).not.toContain(complaintWords.complaints[id])
})

test('no description of its pages names a treatment that it does not offer', () => {
  const lists = (['treatments', 'compare', 'totals', 'prices', 'team'] as const).map((page) =>
    href(page, 'ro'),
  )
  const described = documents().filter(({ address }) => lists.includes(address))
  expect(described.length).toBeGreaterThan(3)
  const untrue = described.flatMap(({ address, html }) => {
    const said = `${metaContent(html, 'description')} ${metaContent(html, 'keywords')}`
    return (/albire|aparat|punte|coroan\S+ dentar|chirurg|ortodon/i.exec(said) ?? []).map(
      (word) => `${address}: ${word}`,
    )
  })
  expect(untrue).toEqual([])
})

test('no page carries the bank of instalments that it does not offer, not even unseen', () => {
  expect(
    documents()
      .filter(({ html }) => html.includes(lender))
      .map(({ address }) => address),
  ).toEqual([])
})

test('its policies promise nothing in a language that it does not have', () => {
  const policies = documents().filter(({ address }) =>
    [href('privacy', 'ro'), href('accessibility', 'ro')].includes(address),
  )
  expect(policies.length).toBe(2)
  for (const { html, address } of policies)
    expect([address, /engleză|ambele limbi/.test(visibleText(html))]).toEqual([address, false])
})

test('an alternative that only others offer is said to be theirs', () => {
  const pages = documents().filter(({ address }) => address.startsWith('/tratamente/'))
  const told = pages.filter(({ html }) => visibleText(html).includes(treatmentPage.elsewhere))
  expect(told.length).toBeGreaterThan(0)
})

test('no page sends its patients by a metro that its city has not, nor heads a list of prices that is empty', () => {
  const shown = documents().filter(({ status }) => status === 200)
  const said = shown.flatMap(({ address, html }) =>
    (/\bmetrou\S*/i.exec(visibleText(html)) ?? []).map((word) => `${address}: ${word}`),
  )
  expect(said).toEqual([])
  expect(shown.filter(({ html }) => html.includes('class="price-lines"></ul>'))).toEqual([])
})

test('its own old address leads on after setup has taken those of the sample away', () => {
  expect(second.led).toEqual([
    { from: '/unde-parcam', status: 301, to: '/contact' },
    { from: '/cazuri', status: 404, to: null },
  ])
})

test('what is switched off has no link, no address in the sitemap and no form', () => {
  const off = [
    href('stories', 'ro'),
    href('news', 'ro'),
    href('newsletter', 'ro'),
    '/feed.xml',
    '/api/newsletter',
    'hreflang="en"',
  ]
  const linked = documents()
    .filter(({ status }) => status === 200)
    .flatMap(({ address, html }) =>
      off
        .filter((path) => html.includes(`="${path}"`) || (path.includes('=') && html.includes(path)))
        .map((path) => `${address}: ${path}`),
    )
  expect(linked).toEqual([])
  expect(off.filter((path) => second.sitemap.includes(`${path}<`))).toEqual([])
})

test('no page of it speaks of what is switched off', () => {
  const off = parts.filter((part) => answered.modules[part] === false)
  expect(off.length).toBeGreaterThan(4)
  const said = documents()
    .filter(
      ({ address, status }) => status === 200 && !address.startsWith(href('newsletterUnsubscribe', 'ro')),
    )
    .flatMap(({ address, html }) =>
      off.flatMap((part) => {
        const word = wordsOfParts[part].ro.exec(visibleText(html))?.[0]
        return word === undefined ? [] : [`${address}: ${part}: ${word}`]
      }),
    )
  expect(said).toEqual([])
})

test('nor do its scripts hear of it, or of English', () => {
  const pages = (['instalments', 'implantOffer', 'stories', 'news'] as const).map(
    (id) => `"${id}":"${aroundPages.nav[id]}"`,
  )
  const unsaid = [...pages, aroundPages.footer.feed, languages.en.link.label]
  const said = documents().flatMap(({ address, html }) =>
    unsaid.filter((words) => html.includes(words)).map((words) => `${address}: ${words}`),
  )
  expect(said).toEqual([])
})

test('it pays no VAT, and no page says that prices include it where it applies', () => {
  expect(answers.cui).not.toMatch(/^RO/)
  expect(documents().filter(({ html }) => /TVA,? unde se aplică/.test(visibleText(html)))).toEqual([])
  expect(visibleText(documents().find(({ address }) => address === '/preturi')?.html ?? '')).toContain(
    'Clinica nu este plătitoare de TVA',
  )
})

test('who subscribed while there was a newsletter, and English, leaves by the link of any mail', () => {
  expect(second.leaving.map(({ link, status, left }) => [link.split('?')[0], status, left])).toEqual(
    writtenLocales.flatMap((locale) => {
      const path = href('newsletterUnsubscribe', locale)
      return [
        [path, 200, 'unsubscribed'],
        [path, 200, 'unsubscribed'],
      ]
    }),
  )
  for (const { link, html } of second.leaving) expect(html, link).not.toContain('/api/newsletter')
})

test('who complained of a newsletter after there was none any more is not written to again', () => {
  expect(second.complaint).toEqual({ status: 200, left: 'unsubscribed' })
})

describe('its admin', () => {
  const shown = () => second.admin.filter(({ status }) => status === 200)

  test('answers what is switched on, and nothing else', () => {
    const statuses = Object.fromEntries(second.admin.map(({ address, status }) => [address, status]))
    expect(statuses).toEqual({
      ...Object.fromEntries(on.map((address) => [address, 200])),
      ...Object.fromEntries(gone.map((address) => [address, 404])),
    })
  })

  test('is taken over by its scripts on every page, without an error', () => {
    expect(second.opened).toEqual(shown().map(({ address }) => ({ address, isTakenOver: true, errors: [] })))
  })

  test('names nothing that is switched off: no entry, no card of the day, no address', () => {
    const links = shown().flatMap(({ address, html }) =>
      Array.from(html.matchAll(/(?:href|action)="([^"]+)"/g), ([, to = '']) => ({ address, to })),
    )
    expect(links.filter(({ to }) => gone.some((path) => to === path || to.startsWith(`${path}?`)))).toEqual(
      [],
    )
    // What the menu, the day's cards and the history call them, and in what the page on one person looks.
    const names = /Noutăți|Povești|Poveștile|Newsletter|Abonați|Ofert[aă]|Acorduri de prelungit/
    expect(
      shown().flatMap(({ address, html }) => {
        const named = names.exec(visibleText(html))?.[0]
        return named === undefined ? [] : [`${address}: ${named}`]
      }),
    ).toEqual([])
    const person = shown().find(({ address }) => address === '/admin/people')
    expect(visibleText(person?.html ?? '')).toContain(
      'despre cineva: cereri, mesajele și notele altor cereri, alegeri despre cookie-uri, pagina echipei.',
    )
    expect(visibleText(person?.html ?? '')).not.toMatch(/newsletter|povest|pacient/)
  })

  test('erases a person by name, though no stories are told', () => {
    expect(second.erased).toEqual({ status: 200, left: 0 })
  })

  test('asks for nothing in a language that is switched off, and promises nothing in it', () => {
    const fields = shown().flatMap(({ html }) =>
      Array.from(html.matchAll(/<(?:input|textarea)(?![^>]*type="hidden")[^>]* name="([^"]+)"/g)).map(
        ([, name = '']) => name,
      ),
    )
    expect(fields.filter((name) => /[-_]ro$/.test(name)).length).toBeGreaterThan(5)
    expect(fields.filter((name) => /[-_]en$/.test(name))).toEqual([])
    // Dentists may speak it.
    const told = shown().filter(({ address }) => !address.startsWith('/admin/doctors/'))
    expect(told.filter(({ html }) => /engleză|ambele limbi/.test(visibleText(html)))).toEqual([])
  })
})

test('an offer that is switched off holds no price back: its database begins without one', () => {
  const seed = readFileSync(join(second.clinic, 'supabase/seed.sql'), 'utf8')
  expect(seed).toContain('insert into public.price_items')
  expect(seed).not.toContain('public.offers')
})

test('each page has a title of its own, in the name of the clinic where it names one', () => {
  const titles = documents()
    .filter(({ status, address }) => status === 200 && !address.includes('?'))
    .map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
  expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).toEqual([])
  expect(titles.some((title) => title.includes(answers.name))).toBe(true)
})

test('nothing of the sample clinic is left in what is shipped', () => {
  const people = Object.values(teamTexts).map(({ nume }) => nume.replace('Dr. ', ''))
  const ours = [
    sample.phone,
    sample.email,
    sample.origin,
    sample.address.street,
    sample.legal.name,
    ...people,
    ...directions,
    sample.legal.tradeRegister,
  ]
  const files = globSync('**/*.{js,css,html,svg,json,txt,webmanifest}', { cwd: dist() })
  expect(files.length).toBeGreaterThan(100)
  const left = files.flatMap((file) => {
    const text = readFileSync(join(dist(), file), 'utf8').replaceAll(/[\u2060\u00a0]/g, '')
    const named = new RegExp(`(?<!după-)\\b${sample.name}`, 'i').exec(text)?.[0]
    const found = [
      ...ours.filter((fact) => text.includes(fact)),
      // A family may be called like the beginning of a word.
      ...sampleFonts.filter((font) => new RegExp(`\\b${font}\\b`).test(text)),
      ...(named === undefined ? [] : [named]),
    ]
    return found.map((fact) => `${file}: ${fact}`)
  })
  expect(left).toEqual([])
})

test('its pages name the first clinic’s city at most where an authority sits', () => {
  const named = documents()
    .filter(({ html, address }) => visibleText(html).includes(city) && address !== href('privacy', 'ro'))
    .map(({ address }) => address)
  expect(named).toEqual([])
})

test('no module of a page that is switched off is shipped, and no film', () => {
  const manifest = readFileSync(join(dist(), 'client/.vite/manifest.json'), 'utf8')
  const off = ['stories', 'news', 'article', 'newsletter', 'implantOffer', 'admin/offers']
  expect(off.filter((id) => manifest.includes(`src/pages/${id}/page.tsx`))).toEqual([])
  expect(manifest).not.toContain('shell/english-hint')
  // A file that pages share may be called after a card of which nothing is left in it: its classes tell.
  const scripts = globSync('client/assets/*.js', { cwd: dist() }).map((file) =>
    readFileSync(join(dist(), file), 'utf8'),
  )
  expect(scripts.length).toBeGreaterThan(10)
  const cards = ['story-card-title', 'news-card-text', 'member-card-role']
  const shipped = cards.filter((card) => scripts.some((script) => script.includes(card)))
  expect(shipped).toEqual(['member-card-role'])
  expect(manifest).toContain('src/pages/contact/page.tsx')
  expect(globSync('client/videos/*', { cwd: dist() })).toEqual([])
})
