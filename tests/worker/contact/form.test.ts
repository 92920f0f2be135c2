import { describe, expect, test } from 'vitest'
import { clinic, hospitalOnDuty } from '../../../src/content/clinic.ts'
import { openingFrom } from '../../../src/features/clinic/opening.ts'
import { openDays } from '../../../src/features/contact/days.ts'
import type { ContactResult } from '../../../src/features/contact/fields.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { locales, speaks } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { honeypotName } from '../../../src/ui/forms/honeypot-name.ts'
import { leftOfTheMinute } from '../../support/minute.ts'
import { colleague, isOn, keyOf, offerRow, otherDentist, slugOf } from '../../support/samples/examples.ts'
import { openRequests } from '../../support/site/contact-requests.ts'
import { tokenOfAge, wordsOf } from '../../support/site/forms.ts'

const here = openRequests()
const { firstDay, treatment, send, stored } = here
const title = priceSnapshot.items.find(({ id }) => id === offerRow)?.title.ro ?? ''

describe('the form', () => {
  test('knows what a link says: treatment by slug or key, dentist, estimate', async () => {
    const query = `tratament=${slugOf('fatete_dentare')}&medic=${otherDentist.id}&rand=${offerRow}.2`
    const html = await (await here.site.fetch(`/contact?${query}`)).text()
    expect(html).toMatch(new RegExp(`<option(?=[^>]*value="${keyOf('fatete_dentare')}")(?=[^>]*selected)`))
    expect(html).toMatch(new RegExp(`<option(?=[^>]*value="${otherDentist.id}")(?=[^>]*selected)`))
    expect(html).toContain(`name="estimate" value="${offerRow}.2"`)
    expect(wordsOf(html)).toContain(`2 × ${title}`)
    const byKey = await (
      await here.site.fetch(`/contact?tratament=${treatment}&medic=nimeni&rand=nimic`)
    ).text()
    expect(byKey).toMatch(new RegExp(`<option(?=[^>]*value="${treatment}")(?=[^>]*selected)`))
  })

  test('is made anew for each visit, with a token of its own and open days alone', async () => {
    const [one, two] = await Promise.all([here.site.fetch('/contact'), here.site.fetch('/contact')])
    const [html, other] = await Promise.all([one.text(), two.text()])
    const tokenIn = (text: string) => /name="token" value="([^"]+)"/.exec(text)?.[1]
    expect(tokenIn(html)).not.toBe(tokenIn(other))
    const days = [...html.matchAll(/ value="(\d{4}-\d\d-\d\d)"/g)].map(([, day = '']) => day)
    expect([...new Set(days)].sort()).toEqual(
      openDays(openingFrom({ week: clinic.hours, days: [] }, new Date()), new Date()),
    )
    expect(one.headers.get('etag')).toBeNull()
  })

  test.runIf(hospitalOnDuty).each(locales)(
    'names in %s the hospital to go to while the clinic is closed',
    async (locale) => {
      const html = await (await here.site.fetch(href('contact', locale))).text()
      const urgent = /<p class="contact-urgent">.*?<\/p>/s.exec(html)?.[0] ?? ''
      expect(urgent).toContain('href="tel:112"')
      // Above the form stands the way to it, and among the questions what it is called.
      const help = href('inPain', locale)
      const told = [html, ...(isOn(help) ? [await (await here.site.fetch(help)).text()] : [])]
      if (isOn(help)) expect(urgent).toContain(`href="${help}"`)
      for (const page of told) {
        expect(wordsOf(page)).toContain(hospitalOnDuty?.name)
        expect(wordsOf(page)).toContain(hospitalOnDuty?.address)
      }
    },
  )

  test('asks for the country in English alone', async () => {
    expect(await (await here.site.fetch('/contact')).text()).not.toContain('name="country"')
    if (speaks('en')) expect(await (await here.site.fetch('/en/contact')).text()).toContain('name="country"')
  })
})

describe('a form that is not right', () => {
  test('comes back with everything typed, a message by the field and the error in its title', async () => {
    const answer = await send({
      phone: '712034567',
      message: 'Rămâne "aici" <b>',
      day1: '2026-02-30',
      marketing: '',
    })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toMatch(/<title>Eroare: /)
    expect(html).toContain('value="712034567"')
    expect(html).toContain('Rămâne &quot;aici&quot; &lt;b&gt;')
    expect(html).toMatch(/<section class="error-summary"[^>]* tabindex="-1" autofocus/i)
    expect(html).toContain('<a href="#phone">')
    expect(html).toContain('id="phone-error"')
    expect(html).toMatch(
      /<input(?=[^>]*id="phone")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="[^"]*phone-error)/,
    )
    expect(html).toContain('<a href="#day1">')
    expect(await stored()).toEqual([])
  })

  type Refusal = [what: string, fields: Record<string, string>, field: string]
  const refused: readonly Refusal[] = [
    ['no name', { name: ' ' }, 'name'],
    ['a name of one letter', { name: 'A' }, 'name'],
    ['a name without end', { name: 'a'.repeat(81) }, 'name'],
    ['neither phone nor e-mail', { phone: '' }, 'phone'],
    ['a phone that is none', { phone: '07120345' }, 'phone'],
    ['an e-mail that is none', { email: 'ana@exemplu' }, 'email'],
    // Where there is one alone the form does not ask, and nothing is read of it.
    ...locales
      .slice(1, 2)
      .map((): Refusal => ['an unknown language', { answer_locale: 'fr' }, 'answer_locale']),
    ['an unknown treatment', { treatment: 'magie' }, 'treatment'],
    ['an unknown dentist', { doctor: 'nimeni' }, 'doctor'],
    ...(colleague === null ? [] : [colleague]).map(
      ({ id }): Refusal => ['a colleague who is no dentist', { doctor: id }, 'doctor'],
    ),
    ['a day that has passed', { day1: '2020-01-06' }, 'day1'],
    ['a day far away', { day1: '2099-01-05' }, 'day1'],
    ['an unknown part of the day', { part1: 'noaptea' }, 'part1'],
    ['a wish for comfort of no list', { comfort: 'nervous,asleep' }, 'comfort'],
    ['the same wish twice', { day2: firstDay }, 'day2'],
    ['a message that is too long', { message: 'a'.repeat(1001) }, 'message'],
    ['a personal number', { message: 'CNP 1960229410015' }, 'message'],
  ]

  test.each(refused)('%s is said by its field', async (_, fields, field) => {
    const answer = await send(fields, { accept: 'application/json' })
    expect(answer.status).toBe(422)
    const told: ContactResult = await answer.json()
    expect(told).toMatchObject({ status: 'refused', errors: { [field]: expect.any(String) } })
    expect(await stored()).toEqual([])
  })

  test('with an e-mail alone is right', async () => {
    expect((await send({ phone: '', email: 'ana@exemplu.ro' })).status).toBe(303)
  })
})

describe('who is no visitor', () => {
  test('a robot that fills the hidden field is thanked, and nothing is kept', async () => {
    const answer = await send({ [honeypotName]: 'https://spam.example' })
    expect(answer.status).toBe(303)
    expect((await here.site.fetch(answer.headers.get('location') ?? '')).status).toBe(200)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['sent within three seconds', () => tokenOfAge(1)],
    ['older than a day', () => tokenOfAge(25 * 3600)],
    ['from the future', () => tokenOfAge(-60)],
    ['without a token', async () => ''],
    ['with a token of its own making', async () => (await tokenOfAge(60)).replace(/.{4}$/, 'AAAA')],
  ])('a form %s comes back filled in', async (_, token) => {
    const answer = await send({ token: await token() })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('value="Ana Ionescu"')
    expect(await stored()).toEqual([])
  })

  test.each([
    ['older than a day', () => tokenOfAge(25 * 3600)],
    ['without a token', async () => ''],
    ['with one that cannot be read', async () => (await tokenOfAge(60)).replace(/.{4}$/, 'AAAA')],
  ])('a form %s is taken at the next press, however soon that is', async (_, first) => {
    const html = await (await send({ token: await first() })).text()
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    expect((await send({ token })).status).toBe(303)
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    ['\u202a+40712034567\u202c', '+40712034567'],
    ['0712\u200b034\u00ad567\ufe0d', '+40712034567'],
    ['40712034567', '+40712034567'],
    ['tel:0712034567', '+40712034567'],
    ['0040 712 034 567', '+40712034567'],
  ])('a phone number as programs copy it is understood: %j', async (typed, phone) => {
    expect((await send({ phone: typed })).status).toBe(303)
    expect(await stored()).toMatchObject([{ phone }])
  })

  test('a name and an address are stored without what nobody sees in them', async () => {
    const typed = { name: '\u202eMaria\u00a0D\u2019Angelo\u200b', phone: '', email: 'ana@exemplu.ro\u200b' }
    expect((await send({ ...typed, message: 'Unu\u200b\r\nDoi' })).status).toBe(303)
    expect(await stored()).toMatchObject([
      { name: 'Maria D\u2019Angelo', email: 'ana@exemplu.ro', message: 'Unu\nDoi' },
    ])
  })

  test.each(['7', '712', '123456'])('of the number %s it is said that it is incomplete', async (phone) => {
    expect(wordsOf(await (await send({ phone })).text())).toContain('Numărul pare incomplet')
  })

  test('has no two fields of one name but those of one group, and hides nothing by its label', async () => {
    const html = await (await here.site.fetch('/contact')).text()
    const later = /<select[^>]*id="day1"[^>]*>/.exec(html)?.[0] ?? ''
    expect(/name="([^"]+)"/.exec(later)?.[1]).toBe('day1_later')
    expect(html).not.toMatch(/<label[^>]*aria-hidden/)
    const answer = await send({ day1: '', day1_later: firstDay, part1: 'morning' })
    expect(answer.status).toBe(303)
    expect(await stored()).toMatchObject([{ wishes: [{ day: firstDay, part: 'morning' }] }])
  })

  test('a page of another site cannot send the form', async () => {
    expect((await send({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await stored()).toEqual([])
  })

  test('a flood from one address is stopped, with everything kept', async () => {
    const address = { 'cf-connecting-ip': '10.9.9.9' }
    await leftOfTheMinute(20)
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1) statuses.push((await send({ phone: '1' }, address)).status)
    expect(statuses).toContain(429)
    const answer = await send({}, address)
    expect(await answer.text()).toContain('value="Ana Ionescu"')
  })

  test('something that is no form, or too long, is refused', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    expect((await here.site.fetch('/contact', { method: 'POST', body: '{}', headers })).status).toBe(400)
    expect((await send({ message: 'a'.repeat(40_000) })).status).toBe(400)
  })
})
