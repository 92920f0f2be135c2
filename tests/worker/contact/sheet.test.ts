import { describe, expect, test } from 'vitest'
import { wholeTreatments } from '../../../src/content/whole-treatments.ts'
import { joinLocale, locales } from '../../../src/locale.ts'
import { matchRoute, route } from '../../../src/routes.ts'
import { testOf } from '../../support/module-test.ts'
import { decodeHtml } from '../../support/pages/html.ts'
import { openRequests } from '../../support/site/contact-requests.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'

const here = openRequests()
const read = async (address: string) => (await here.site.fetch(address)).text()
const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g), ([, to = '']) => decodeHtml(to))
/** The steps above a page lead back to where nothing was chosen yet. */
const mainOf = (html: string) =>
  html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<nav class="breadcrumb".*?<\/nav>/s, '')
const figures = (text: string) => text.replaceAll(/\s/g, '').match(/[\d.]+(?:–[\d.]+)?lei/)?.[0]
/** What the form on a page would send, as a browser reads it from the markup. */
function fieldsOf(html: string): Record<string, string> {
  const form = /<form[^>]*id="formular".*?<\/form>/s.exec(html)?.[0] ?? ''
  const attribute = (tag: string, name: string) =>
    decodeHtml(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
  const inputs = Array.from(form.matchAll(/<input[^>]*>/g), ([tag]) => tag)
    .filter((tag) => !/type="(radio|checkbox)"/.test(tag) || / checked/.test(tag))
    .map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')] as const)
  const selects = Array.from(
    form.matchAll(/<select([^>]*)>(.*?)<\/select>/gs),
    ([, tag = '', options = '']) => {
      const chosen = /<option[^>]* selected[^>]*>/.exec(options)?.[0] ?? ''
      return [attribute(tag, 'name'), attribute(chosen, 'value')] as const
    },
  )
  return Object.fromEntries([...inputs, ...selects].filter(([name]) => name !== ''))
}

const isOfSheet = (address: string) => {
  const match = matchRoute(address.replace(/^\/en(?=\/|$)/, '').split(/[?#]/)[0] || '/')
  return match !== null && route(match.id).query.includes('durere')
}

describe.skipIf(wholeTreatments.length === 0)('the sheet of a patient', () => {
  const [whole] = wholeTreatments
  const day = () => here.firstDay
  const sheet = () => `durere=cavity&zile=${day()}.morning&usor=quiet`

  test.each(locales)('in %s goes along every link from an ache to the form', async (locale) => {
    const carried = new URLSearchParams(sheet())
    const seen = new Set<string>()
    const lost: string[] = []
    let next = [`${joinLocale(locale, `/cat-costa-in-total/${whole?.slug}`)}?${sheet()}`]
    // From a bill to its treatment, to comparisons and prices, and all of their links.
    for (let steps = 0; steps < 3; steps += 1) {
      const found: string[] = []
      for (const address of next) {
        const page = address.split('?')[0] ?? ''
        if (seen.has(page)) continue
        seen.add(page)
        const html = mainOf(await read(address))
        const further = linksIn(html).filter(isOfSheet)
        const loses = (kept: (key: string, value: string) => boolean) =>
          [...carried].some(([key, value]) => !kept(key, value))
        const links = further.filter((link) => {
          const query = new URL(link, here.site.url).searchParams
          return loses((key, value) => query.get(key) === value)
        })
        const forms = Array.from(
          html.matchAll(/<form(?![^>]*method="post").*?<\/form>/gs),
          ([form]) => form,
        ).filter((form) => loses((key, value) => form.includes(`name="${key}" value="${value}"`)))
        lost.push(...[...links, ...forms].map((each) => `${page}: ${each.slice(0, 100)}`))
        found.push(...further.map((link) => link.split('#')[0] ?? ''))
      }
      next = found.filter((link) => !link.includes('/contact'))
    }
    expect(lost).toEqual([])
    expect([...seen].filter((page) => /compara$/.test(page))).toHaveLength(1)
    expect(seen.size).toBeGreaterThan(5)
  })

  test('from an ache in the drawing arrives whole, and the request says it all with the sum of the bill', async () => {
    const html = await read('/unde-va-supara')
    const treatments = linksIn(html).filter((link) => /^\/tratamente\/.*durere=/.test(link))
    expect(treatments.length).toBeGreaterThan(5)
    let bills = 0
    for (const treatment of treatments) {
      const [bill] = linksIn(mainOf(await read(treatment))).filter((link) =>
        link.startsWith('/cat-costa-in-total/'),
      )
      if (bill === undefined || bills > 3) continue
      bills += 1
      const slip = await read(bill)
      const total = /<tr class="bill-total".*?<\/tr>/s.exec(slip)?.[0] ?? ''
      const [contact = ''] = linksIn(mainOf(slip)).filter((link) => link.startsWith('/contact'))
      const form = await read(`${contact}&zile=${day()}.morning&usor=quiet`)
      const fields = fieldsOf(form)
      const ache = new URL(treatment, here.site.url).searchParams.get('durere')
      expect(fields).toMatchObject({ complaint: ache, day1: day(), part1: 'morning', comfort: 'quiet' })
      expect(fields.treatment).not.toBe('')
      const said = wordsOf(/<p class="contact-estimate-total".*?<\/p>/s.exec(form)?.[0] ?? '')
      for (const cell of total.matchAll(/<td[^>]*>([^<]*)</g))
        if (/\d/.test(cell[1] ?? ''))
          expect(said.replaceAll(/\s/g, '')).toContain((cell[1] ?? '').replaceAll(/\s/g, ''))
      const { token: _, ...chosen } = fields
      const answer = await here.send({ ...chosen, name: 'Ana Ionescu', phone: '0712 034 567' })
      const thanks = await here.site.fetch(answer.headers.get('location') ?? '')
      const address = decodeHtml(
        /href="(\/contact\/cerere\?token=[^"]+)"/.exec(await thanks.text())?.[1] ?? '',
      )
      const page = await read(address)
      const words = wordsOf(page)
      const option = /<option value="([^"]+)" selected="">([^<]+)</.exec(
        /id="complaint".*?<\/select>/s.exec(form)?.[0] ?? '',
      )
      expect(option?.[1]).toBe(ache)
      expect(words).toContain(decodeHtml(option?.[2] ?? 'nothing'))
      expect(figures(wordsOf(/<tr class="bill-total".*?<\/tr>/s.exec(page)?.[0] ?? ''))).toBe(figures(said))
      await rowsOf(here.site.db, 'delete from contact_requests')
    }
    expect(bills).toBeGreaterThan(1)
  })

  testOf('emergency')('of help in pain has the symptom, and the inbox reads it', async () => {
    const html = await read('/ma-doare-acum')
    const links = linksIn(html).filter((link) => link.startsWith('/contact?durere='))
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) {
      const fields = fieldsOf(await read(link))
      expect(fields.complaint).toBe(new URL(link, here.site.url).searchParams.get('durere'))
    }
    await here.send({ complaint: 'numbness' })
    expect(await rowsOf(here.site.db, 'select complaint from contact_requests')).toEqual([
      { complaint: 'numbness' },
    ])
  })

  test('that is wrong is left out where it is wrong, and nothing else with it', async () => {
    const wrong = [
      'durere=nothing',
      'durere=<script>',
      'tratament=none',
      'medic=nobody',
      'rand=,,,',
      'rand=no-such-row.9',
      'zile=2020-01-01.morning,yesterday,,2999-01-01',
      `zile=${day()}.midnight`,
      'usor=asleep,,',
      'durere=%E0%A4%A',
    ]
    for (const query of wrong) {
      const answer = await here.site.fetch(`/contact?${query}&medic=&usor=quiet`)
      const html = await answer.text()
      expect([query, answer.status, html.includes('error-summary')]).toEqual([query, 200, false])
      expect(html).not.toContain('<script>"')
      const fields = fieldsOf(html)
      expect([query, fields.complaint ?? '']).toEqual([query, ''])
      if (!query.startsWith('usor')) expect([query, fields.comfort]).toEqual([query, 'quiet'])
      if (query.includes('midnight')) expect([fields.day1, fields.part1]).toEqual([day(), ''])
      else expect(fields.day1).toBe('')
    }
    const twice = fieldsOf(await read(`/contact?zile=${day()},${day()}.morning,${here.secondDay}`))
    expect([twice.day1, twice.day2, twice.day3]).toEqual([day(), here.secondDay, ''])
    expect((await here.site.fetch('/compara?durere=cavity')).status).toBe(200)
    expect(await read('/compara?durere=cavity')).not.toContain('compara-problema')
  })

  test('is kept with no page: the page of the same address without it has none of it', async () => {
    const address = `/cat-costa-in-total/${whole?.slug}`
    for (let visits = 0; visits < 2; visits += 1) {
      const answer = await here.site.fetch(`${address}?${sheet()}`)
      expect(answer.headers.get('server-timing')).toContain('cache;desc=miss')
      const html = await answer.text()
      for (const button of ['button header-book', 'action-bar-book', 'button menu-book'])
        expect(decodeHtml(html)).toContain(`class="${button}" href="/contact?${sheet()}"`)
    }
    expect(await read(address)).not.toContain('durere')
  })
})
