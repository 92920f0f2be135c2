import { describe, expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { wholeTreatments } from '../../../src/content/whole-treatments.ts'
import { hashOf } from '../../../src/http/signer.ts'
import { joinLocale, locales } from '../../../src/locale.ts'
import { adminAtWork } from '../../support/admin/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { decodeHtml, namelessSections } from '../../support/pages/html.ts'
import { offerRow } from '../../support/samples/examples.ts'
import { openRequests } from '../../support/site/contact-requests.ts'
import { rowsOf, sendForm, wordsOf } from '../../support/site/forms.ts'
import { sharedSite } from '../../support/site/shared.ts'

const here = openRequests()
const { request, send, stored } = here
const path = '/contact/cerere'

/** Sends a request and follows the thanks to the address of its page. */
async function sent(fields: Record<string, string> = {}): Promise<{ address: string; token: string }> {
  const thanks = await here.site.fetch((await send(fields)).headers.get('location') ?? '')
  const address = decodeHtml(/href="(\/contact\/cerere\?token=[^"]+)"/.exec(await thanks.text())?.[1] ?? '')
  return { address, token: new URLSearchParams(address.split('?')[1]).get('token') ?? '' }
}

let visitors = 0
/** Opens an address, each time as another visitor. */
function open(address: string): Promise<Response> {
  visitors += 1
  return here.site.fetch(address, {
    headers: { 'cf-connecting-ip': `10.7.${visitors >> 8}.${visitors & 255}` },
  })
}
/** A page without what is made anew for each answer. */
const lasting = (html: string, token: string) =>
  html.replaceAll(/nonce="[^"]*"/g, '').replaceAll(encodeURIComponent(token), '')

describe('the page of a request', () => {
  test('says what was asked and what it comes to, and names nobody', async () => {
    const { address } = await sent({ email: 'ana@exemplu.ro', estimate: `${offerRow}.2` })
    const page = await open(address)
    expect(page.status).toBe(200)
    const html = await page.text()
    const words = wordsOf(html)
    const [{ reference = '', estimate = '' } = {}] = await rowsOf<{ reference: string; estimate: string }>(
      here.site.db,
      'select reference, estimate from contact_requests',
    )
    expect(words).toContain(reference)
    expect(words).toContain('Mă doare o măsea.')
    const slip = wordsOf(/<table.*?<\/table>/s.exec(html)?.[0] ?? '').replaceAll(/\s/g, '')
    for (const line of estimate.replaceAll(/ \(.*\)$/gm, '').split('\n'))
      expect(slip).toContain(line.slice(line.lastIndexOf(': ') + 2).replaceAll(/\s/g, ''))
    expect(words).not.toMatch(/Ionescu|712 ?034 ?567|ana@exemplu/)
    expect(html).toContain(`href="tel:${clinic.phone}"`)
    expect(/<header class="header".*?<\/header>/s.exec(html)?.[0]).not.toContain('header-book')
    expect(namelessSections(html)).toEqual([])
  })

  test.skipIf(wholeTreatments.length === 0)(
    'comes to the sum of the bill that was carried along: the form and the page say the same',
    async () => {
      for (const { slug } of wholeTreatments) {
        const bill = await (await open(`/cat-costa-in-total/${slug}`)).text()
        const links = Array.from(bill.matchAll(/href="(\/contact\?[^"]*rand=[^"]*)"/g), ([, to = '']) =>
          decodeHtml(to),
        )
        const form = await (await open(links[0] ?? '')).text()
        const estimate = decodeHtml(/name="estimate" value="([^"]*)"/.exec(form)?.[1] ?? '')
        const sum = wordsOf(/<p class="contact-estimate-total".*?<\/p>/s.exec(form)?.[0] ?? '')
        const page = await (await open((await sent({ estimate })).address)).text()
        const total = wordsOf(/<tr class="bill-total".*?<\/tr>/s.exec(page)?.[0] ?? '')
        expect([slug, total.replaceAll(/\s/g, '')]).toEqual([slug, sum.replaceAll(/\s/g, '')])
        expect(sum).toMatch(/\d/)
      }
    },
  )

  test.each(locales)('is there in %s, and its links to other languages keep the secret', async (locale) => {
    const { address, token } = await sent()
    const page = await open(joinLocale(locale, address))
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain(`<html lang="${locale}">`)
    for (const other of locales.filter((each) => each !== locale))
      expect(html).toContain(`href="${joinLocale(other, path)}?token=${token}"`)
  })

  test('is kept nowhere, listed nowhere, and tells no other site its address', async () => {
    const { address } = await sent()
    const thanks = (await send({ name: 'Dan Popa' })).headers.get('location') ?? ''
    for (const each of [address, thanks, `${path}?token=none`]) {
      const { headers } = await open(each)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('etag')).toBeNull()
      expect(headers.get('content-security-policy')).not.toContain('http')
    }
    const html = await (await open(address)).text()
    expect(html).toContain('<meta name="robots" content="noindex">')
    const elsewhere = Array.from(html.matchAll(/(?:src|href|action)="(https?:[^"]*)"/g), ([, to = '']) => to)
    expect(elsewhere.filter((to) => to.includes('token'))).toEqual([])
  })

  test('is the same however often the request is sent, and another for another request', async () => {
    const fields = await request()
    const answers = await Promise.all([1, 2, 3].map(() => sendForm(here.site, '/contact', fields)))
    const addresses = new Set(answers.map((answer) => answer.headers.get('location')))
    expect(addresses.size).toBe(1)
    const other = await sent({ name: 'Dan Popa' })
    expect([...addresses].join()).not.toContain(other.token)
  })

  test('is opened by mail scanners, too: to open it changes nothing', async () => {
    const { address } = await sent()
    const row = () =>
      rowsOf(
        here.site.db,
        "select to_jsonb(r) - 'notified_at' - 'notice_claimed_at' - 'notice_holder' as row from contact_requests r",
      )
    const before = await row()
    for (const more of ['', '&intent=cancel', '&anulez=1']) await (await open(address + more)).text()
    await here.site.fetch(address, { method: 'HEAD' })
    expect(await row()).toEqual(before)
  })

  test('goes with the request, erased or past its time, as if there had never been one', async () => {
    const { address, token } = await sent()
    await rowsOf(here.site.db, "update contact_requests set created_at = now() - interval '90 days 1 minute'")
    const past = await open(address)
    await rowsOf(here.site.db, 'delete from contact_requests')
    const erased = await open(address)
    const never = await open(`${path}?token=${'x'.repeat(43)}`)
    const pages = await Promise.all([past, erased, never].map((page) => page.text()))
    expect([past.status, erased.status, never.status]).toEqual([404, 404, 404])
    expect(new Set(pages.map((html) => lasting(html, token))).size).toBe(1)
    expect(wordsOf(pages[0] ?? '')).toContain('Aici nu mai este nicio cerere')
  })
})

describe('while nobody can look', () => {
  test.each(['503', 'down'] as const)(
    '(%s) says so of every link alike, and promises nothing',
    async (fault) => {
      const { address, token } = await sent()
      here.site.db?.fault(fault)
      const answers = [await open(address), await open(`${path}?token=${'x'.repeat(43)}`), await open(path)]
      here.site.db?.fault(null)
      for (const { status, headers } of answers) {
        expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
          503,
          '60',
          'no-store',
        ])
        expect(headers.get('x-robots-tag')).toBe('noindex')
      }
      const pages = await Promise.all(answers.map((answer) => answer.text()))
      expect(new Set(pages.map((html) => lasting(html, token))).size).toBe(1)
      expect(wordsOf(pages[0] ?? '')).toMatch(/nu putem afla ce cerere are acest link\. Nu am schimbat nimic/)
      expect(pages[0]).toContain(`href="tel:${clinic.phone}"`)
      expect((await open(address)).status).toBe(200)
    },
  )

  test('on a site without a database it is the same, and what is pressed is not said to be kept', async () => {
    const site = await sharedSite('production')
    const answer = await site.fetch(`${path}?token=${'x'.repeat(43)}`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect(wordsOf(await answer.text())).toContain('nu putem afla ce cerere are acest link')
    const pressed = await site.fetch(path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ token: 'x'.repeat(43), intent: 'cancel' }),
    })
    expect([pressed.status, pressed.headers.get('retry-after')]).toEqual([503, '60'])
    expect(wordsOf(await pressed.text())).toContain('Nu știm dacă ce ați apăsat a ajuns la noi')
  })
})

describe('the secret of a link', () => {
  test('is in the database as a hash alone', async () => {
    const { token } = await sent()
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = JSON.stringify(await stored())
    expect(rows).not.toContain(token)
    expect(rows).toContain(await hashOf(token))
  })

  test('is in no log, whatever comes of opening it', async () => {
    const { address, token } = await sent()
    await open(address)
    here.site.db?.fault('503')
    const during = await open(address)
    here.site.db?.fault(null)
    expect(during.status).toBe(503)
    await open(address.replace('token', 'tokens'))
    await open(`/contact/cerere/${token}`)
    expect(JSON.stringify(here.site.logs())).not.toContain(token)
  })

  test('is on no other page, and in no data that pages ask for', async () => {
    const { address, token } = await sent()
    await open(address)
    for (const other of ['/', '/contact', '/sitemap.xml', '/robots.txt', '/sw.js', `/_data${address}`]) {
      const answer = await open(other)
      const text = await answer.text()
      expect(text).not.toContain('Mă doare o măsea.')
      if (other !== `/_data${address}`) expect(text).not.toContain(token)
    }
  })

  test('is not the code that people read out, nor anything else that is not secret', async () => {
    await sent()
    const [{ reference = '', link_id = '', link_hash = '', idempotency_key = '' } = {}] = await rowsOf<
      Record<string, string>
    >(here.site.db, 'select * from contact_requests')
    for (const guess of [
      reference,
      link_id,
      link_hash,
      idempotency_key,
      '',
      "' or true --",
      'x'.repeat(900),
    ]) {
      const answer = await open(`${path}?token=${encodeURIComponent(guess)}`)
      expect(answer.status).toBe(404)
    }
    expect((await open(path)).status).toBe(404)
  })

  test('cannot be tried many times from one network, right or wrong', async () => {
    const { address } = await sent()
    const headers = { 'cf-connecting-ip': '2001:db8:77::1' }
    const answers: number[] = []
    // A minute that ends meanwhile lets the network begin anew, once.
    while (!answers.includes(429) && answers.length < 80)
      answers.push((await here.site.fetch(`${path}?token=guess-${answers.length}`, { headers })).status)
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(404))
    expect(answers.at(-1)).toBe(429)
    const neighbour = { 'cf-connecting-ip': '2001:db8:77:ffff::2' }
    expect((await here.site.fetch(address, { headers: neighbour })).status).toBe(429)
    expect((await open(address)).status).toBe(200)
  })
})

describe('pressing on the page', () => {
  const press = (fields: Record<string, string>, headers: Record<string, string> = {}, locale = 'ro') =>
    sendForm(here.site, locale === 'ro' ? path : `/${locale}${path}`, fields, headers)
  const row = async () =>
    (
      await rowsOf<{ cancelled_at: string | null; asked_again_at: string | null }>(
        here.site.db,
        'select cancelled_at, asked_again_at from contact_requests',
      )
    )[0]
  const notes = async () =>
    (
      await rowsOf<{ note: string }>(
        here.site.db,
        "select note from contact_request_steps where action = 'change'",
      )
    ).map(({ note }) => note)

  test('changes and cancels, at once and once, and the page says when', async () => {
    const { address, token } = await sent()
    const changes = [1, 2, 3].map(() => press({ token, intent: 'change', note: 'Mai bine joi, după 17.' }))
    for (const answer of await Promise.all(changes)) {
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(address)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(await notes()).toEqual(['Mai bine joi, după 17.'])
    expect(wordsOf(await (await open(address)).text())).toContain('Mai bine joi, după 17.')
    const ends = await Promise.all([1, 2, 3].map(() => press({ token, intent: 'cancel' })))
    expect(ends.map(({ status }) => status)).toEqual([303, 303, 303])
    const html = await (await open(address)).text()
    expect(wordsOf(html)).toContain('Ați anulat cererea la')
    expect(html).not.toContain('value="cancel"')
    expect(
      await rowsOf(here.site.db, "select 1 from contact_request_steps where action = 'cancel'"),
    ).toHaveLength(1)
  })

  test('is refused from another site, and for whoever has not the link', async () => {
    const { token } = await sent()
    const other = await sent({ name: 'Dan Popa' })
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
    ])
      expect((await press({ token, intent: 'cancel' }, headers)).status).toBe(403)
    for (const guess of ['', 'x'.repeat(43), token.toLowerCase(), await hashOf(token)])
      expect((await press({ token: guess, intent: 'cancel' })).status).toBe(404)
    for (const intent of ['', 'erase', 'done']) expect((await press({ token, intent })).status).toBe(400)
    expect((await press({ token: other.token, intent: 'cancel' })).status).toBe(303)
    const left = await rowsOf(here.site.db, 'select name from contact_requests where cancelled_at is null')
    expect(left).toEqual([{ name: 'Ana Ionescu' }])
  })

  test('with nothing, too much or a personal number changes nothing and keeps what was typed', async () => {
    const { token } = await sent()
    for (const note of ['  ', 'x'.repeat(501), 'CNP 1960101221141']) {
      const answer = await press({ token, intent: 'change', note })
      expect(answer.status).toBe(422)
      const html = await answer.text()
      expect(html).toContain('aria-invalid="true"')
      if (note.trim() !== '') expect(html).toContain(note)
    }
    expect(await notes()).toEqual([])
    expect((await row())?.asked_again_at).toBeNull()
  })

  test('while the database is away is kept, told so, and done with its moment once it is back', async () => {
    const { token } = await sent()
    here.site.db?.fault('503')
    const answer = await press({ token, intent: 'cancel' })
    here.site.db?.fault(null)
    expect(answer.status).toBe(202)
    expect(wordsOf(await answer.text())).toContain('nu trebuie să apăsați din nou')
    expect(JSON.stringify(here.site.logs())).not.toContain(token)
    await eventually(async () => (await row())?.cancelled_at !== null, 60)
  })

  test('is in the inbox at once, also of a request that was scheduled, with its time', async () => {
    const { token } = await sent()
    await rowsOf(here.site.db, "update contact_requests set progress = 'scheduled'")
    const admin = await adminAtWork(here.site)
    const inbox = async () => wordsOf(await (await admin.get('/admin/requests')).text())
    expect(await inbox()).not.toContain('Ana Ionescu')
    await press({ token, intent: 'change', note: 'Pot doar vineri.' })
    const changed = await inbox()
    expect(changed).toContain('Ana Ionescu')
    expect(changed).toContain('Pot doar vineri.')
    expect(changed).toMatch(/schimbată de pacient .*, ora \d\d:\d\d/)
    await press({ token, intent: 'cancel' })
    expect(await inbox()).toMatch(/anulată de pacient .*, ora \d\d:\d\d/)
  })
})

describe('mails about the page of a request', () => {
  test('bring its link to who gave an address, once, and nothing of what was asked', async () => {
    const fields = await request({ email: 'ana@exemplu.ro' })
    const answers = await Promise.all([1, 2, 3].map(() => sendForm(here.site, '/contact', fields)))
    const token = new URLSearchParams(answers[0]?.headers.get('location')?.split('?')[1]).get('token')
    const own = () => here.mailbox.letters.filter(({ text }) => text.includes(`${path}?token=${token}`))
    await eventually(() => own().length === 1)
    const [letter] = own()
    expect(letter?.to).toEqual(['ana@exemplu.ro'])
    expect(JSON.stringify(letter)).not.toMatch(/Ionescu|712034567|măsea|mplant/)
    expect((await open(`${path}?token=${token}`)).status).toBe(200)
    expect(JSON.stringify(here.site.logs())).not.toMatch(/ana@exemplu/)
    expect(JSON.stringify(here.site.logs())).not.toContain(token)
  })

  test('tell the clinic of a cancellation, once, with neither the link nor what was asked', async () => {
    const { token } = await sent()
    const [{ reference = '' } = {}] = await stored()
    await Promise.all([1, 2, 3].map(() => sendForm(here.site, path, { token, intent: 'cancel' })))
    const told = () =>
      here.mailbox.letters.filter(({ subject }) => subject.includes(`anulată de pacient: ${reference}`))
    await eventually(() => told().length > 0)
    expect(told()).toHaveLength(1)
    expect(told()[0]?.to).toEqual([clinic.email])
    expect(told()[0]?.text).toContain(`/admin/requests?ref=${reference}`)
    expect(JSON.stringify(told())).not.toMatch(/Ionescu|măsea/)
    expect(JSON.stringify(told())).not.toContain(token)
  })
})
