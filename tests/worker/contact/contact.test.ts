import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { openingFrom } from '../../../src/features/clinic/opening.ts'
import { openDays, openSpans } from '../../../src/features/contact/days.ts'
import { type ContactAnswer, honeypotName } from '../../../src/features/contact/fields.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { formatPhone } from '../../../src/format/phone.ts'
import { eventually } from '../../support/eventually.ts'
import { colleague, doctor, keyOf, offerRow, otherDoctor, slugOf } from '../../support/samples/examples.ts'
import { formSecret, rowsOf, sendForm, tokenOfAge, wordsOf } from '../../support/site/forms.ts'
import { type Mailbox, openMailbox } from '../../support/site/mailbox.ts'
import { type Site, startSite } from '../../support/site/site.ts'

let site: Site
let mailbox: Mailbox
const opening = openingFrom({ week: clinic.hours, days: [] }, new Date())
/** Days with a morning: a clinic may have afternoons alone on some. */
const [firstDay = '', secondDay = ''] = openDays(opening, new Date())
  .slice(1)
  .filter((day) => openSpans(day, 'morning', opening, new Date()).length > 0)
const treatment = keyOf('implant_dentar')
const [kindOfTreatment = ''] = treatment.split('_')
const title = priceSnapshot.items.find(({ id }) => id === offerRow)?.title.ro ?? ''
/** What nothing outside the request may say of it: the dentist's name too, unless the clinic bears it. */
const saying = (...words: string[]) => {
  const named = doctor.name.split(' ').slice(-1)
  const personal = [...words, ...named.filter((name) => !clinic.name.includes(name))]
  return new RegExp(personal.join('|'), 'i')
}

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startSite({ database: true, vars: { FORM_SECRET: formSecret, ...mailbox.vars } })
})
beforeEach(async () => {
  await site.db?.reset()
  mailbox.refuse(null)
  site.clearLogs()
})
afterAll(async () => {
  await site.close()
  await mailbox.close()
})

async function request(fields: Record<string, string> = {}): Promise<Record<string, string>> {
  return {
    jeton: await tokenOfAge(60),
    nume: 'Ana Ionescu',
    telefon: '0712 034 567',
    email: '',
    limba: 'ro',
    tratament: treatment,
    medic: doctor.id,
    zi1: firstDay,
    interval1: '',
    mesaj: 'Mă doare o măsea.',
    ...fields,
  }
}

const send = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  sendForm(site, '/contact', await request(fields), headers)
const stored = () =>
  rowsOf<{ reference: string; name: string }>(site.db, 'select * from contact_requests order by created_at')

/** The letters about what is stored now: one of the test before may still be on its way. */
async function notices() {
  const references = (await stored()).map(({ reference }) => reference)
  return mailbox.letters.filter(({ subject }) => references.some((reference) => subject.includes(reference)))
}
const noticed = (seconds = 10) => eventually(async () => (await notices()).length === 1, seconds)

describe('a request', () => {
  test('is stored as it was meant, and the visitor gets its reference and what happens next', async () => {
    const answer = await send({ zi2: secondDay, interval2: 'morning', rand: `${offerRow}.2` })
    expect(answer.status).toBe(303)
    const thanks = await site.fetch(answer.headers.get('location') ?? '')
    expect(thanks.headers.get('cache-control')).toBe('no-store')
    const rows = await stored()
    expect(rows).toMatchObject([
      {
        name: 'Ana Ionescu',
        phone: '+40712034567',
        email: null,
        locale: 'ro',
        answer_locale: 'ro',
        treatment,
        doctor: doctor.id,
        wishes: [
          { day: firstDay, part: 'any' },
          { day: secondDay, part: 'morning' },
        ],
        message: 'Mă doare o măsea.',
        estimate: expect.stringContaining('2 ×'),
      },
    ])
    const html = await thanks.text()
    expect(wordsOf(html)).toContain(rows[0]?.reference)
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  test('is followed by ways to call and to come, and by none to ask again', async () => {
    const html = await (await site.fetch((await send()).headers.get('location') ?? '')).text()
    const head = /<header class="header".*?<\/header>/s.exec(html)?.[0]
    const main = /<main.*?<\/main>/s.exec(html)?.[0]
    expect(head).toContain(`href="tel:${clinic.phone}"`)
    expect(head).not.toContain('header-book')
    expect(main).toContain('href="https://www.openstreetmap.org/')
  })

  test('leaves no personal data in the address it leads to', async () => {
    const address = decodeURIComponent((await send()).headers.get('location') ?? '')
    expect(address).not.toMatch(saying('Ana', '712034567', kindOfTreatment, 'doare'))
  })

  test('comes with a calendar file of the wished days', async () => {
    const thanks = (await send({ interval1: 'morning' })).headers.get('location') ?? ''
    const file = await site.fetch(thanks.replace('multumim', 'cerere.ics'))
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const calendar = await file.text()
    expect(calendar).toContain(`DTSTART:${firstDay.replaceAll('-', '')}T0`)
    expect(calendar).toContain('STATUS:TENTATIVE')
    expect((await site.fetch('/contact/cerere.ics?ref=ABCD-EFGH.p.20261201x.forged')).status).toBe(404)
  })

  test('sent twice is one row, one reference and one mail', async () => {
    const fields = await request()
    const answers = await Promise.all([1, 2, 3].map(() => sendForm(site, '/contact', fields)))
    expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    await noticed()
    await send({ nume: 'Dan Popa' })
    await eventually(async () => (await notices()).length > 1)
    const [{ reference = '' } = {}] = await stored()
    expect((await notices()).filter(({ subject }) => subject.includes(reference))).toHaveLength(1)
  })

  test('changed and sent again is another request', async () => {
    const jeton = await tokenOfAge(60)
    await send({ jeton })
    await send({ jeton, mesaj: 'Încă o întrebare.' })
    expect(await stored()).toHaveLength(2)
  })

  test('of one form are few, however different: the next is asked for on a form of its own, with nothing lost', async () => {
    const jeton = await tokenOfAge(60)
    const answers: Response[] = []
    for (let number = 0; number < 40; number += 1)
      answers.push(await send({ jeton, mesaj: `Cererea ${number}` }))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, ...Array(37).fill(422)])
    expect(await stored()).toHaveLength(3)
    const html = (await answers.at(-1)?.text()) ?? ''
    expect(wordsOf(html)).toContain('Ați trimis deja câteva cereri de pe această pagină.')
    expect(html).toContain('Cererea 39')
    expect(html).not.toContain(jeton)
    expect((await send({ jeton, mesaj: 'Cererea 1' })).headers.get('location')).toContain(
      (await stored())[1]?.reference,
    )
  })

  test('in English keeps the country and the language of the answer', async () => {
    const fields = await request({ limba: 'en', tara: 'DE', telefon: '+44 7700 900123' })
    const answer = await sendForm(site, '/en/contact', fields)
    expect(answer.headers.get('location')).toMatch(/^\/en\/contact\/multumim\?ref=/)
    expect(await stored()).toMatchObject([
      { locale: 'en', answer_locale: 'en', country: 'DE', phone: '+447700900123' },
    ])
  })

  test('reaches the clinic by a mail that says nothing of the visitor', async () => {
    await send()
    await noticed()
    const [{ reference = '' } = {}] = await stored()
    const [letter] = await notices()
    expect(letter).toMatchObject({
      to: [clinic.email],
      subject: expect.stringContaining(reference),
    })
    expect(letter?.text).toContain(`/admin/requests?ref=${reference}`)
    expect(JSON.stringify(letter)).not.toMatch(saying('Ionescu', '712 ?034 ?567', kindOfTreatment, 'măsea'))
  })

  test('leaves nothing personal in the log', async () => {
    await send({ email: 'ana@exemplu.ro' })
    await send({ telefon: '12' })
    await noticed()
    expect(JSON.stringify(site.logs())).not.toMatch(
      saying('Ionescu', '712 ?034 ?567', 'exemplu', treatment, 'măsea'),
    )
  })
})

describe('the news box', () => {
  test('unticked subscribes nobody', async () => {
    await send({ email: 'ana@exemplu.ro' })
    await noticed()
    expect(await rowsOf(site.db, 'select * from newsletter_subscribers')).toEqual([])
  })

  test('ticked leads to the double opt-in of the newsletter', async () => {
    await send({ email: 'Ana@Exemplu.ro', marketing: 'da' })
    await eventually(() => mailbox.letters.some(({ to }) => to[0] === 'ana@exemplu.ro'))
    expect(await rowsOf(site.db, 'select email, status from newsletter_subscribers')).toEqual([
      { email: 'ana@exemplu.ro', status: 'pending' },
    ])
  })

  test('ticked without an address asks for one', async () => {
    expect((await send({ marketing: 'da' })).status).toBe(422)
  })
})

describe('a form that is not right', () => {
  test('comes back with everything typed, a message by the field and the error in its title', async () => {
    const answer = await send({
      telefon: '712034567',
      mesaj: 'Rămâne "aici" <b>',
      zi1: '2026-02-30',
      marketing: '',
    })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toMatch(/<title>Eroare: /)
    expect(html).toContain('value="712034567"')
    expect(html).toContain('Rămâne &quot;aici&quot; &lt;b&gt;')
    expect(html).toMatch(/<section class="error-summary"[^>]* tabindex="-1" autofocus/i)
    expect(html).toContain('<a href="#telefon">')
    expect(html).toContain('id="telefon-error"')
    expect(html).toMatch(
      /<input(?=[^>]*id="telefon")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="[^"]*telefon-error)/,
    )
    expect(html).toContain('<a href="#zi1">')
    expect(await stored()).toEqual([])
  })

  test.each([
    ['no name', { nume: ' ' }, 'nume'],
    ['a name of one letter', { nume: 'A' }, 'nume'],
    ['a name without end', { nume: 'a'.repeat(81) }, 'nume'],
    ['neither phone nor e-mail', { telefon: '' }, 'telefon'],
    ['a phone that is none', { telefon: '07120345' }, 'telefon'],
    ['an e-mail that is none', { email: 'ana@exemplu' }, 'email'],
    ['an unknown language', { limba: 'fr' }, 'limba'],
    ['an unknown treatment', { tratament: 'magie' }, 'tratament'],
    ['an unknown doctor', { medic: colleague.id }, 'medic'],
    ['a day that has passed', { zi1: '2020-01-06' }, 'zi1'],
    ['a day far away', { zi1: '2099-01-05' }, 'zi1'],
    ['an unknown part of the day', { interval1: 'noaptea' }, 'interval1'],
    ['a wish for comfort of no list', { confort: 'nervous,asleep' }, 'confort'],
    ['the same wish twice', { zi2: firstDay }, 'zi2'],
    ['a message that is too long', { mesaj: 'a'.repeat(1001) }, 'mesaj'],
    ['a personal number', { mesaj: 'CNP 1960229410015' }, 'mesaj'],
  ])('%s is said by its field', async (_, fields, field) => {
    const answer = await send(fields, { accept: 'application/json' })
    expect(answer.status).toBe(422)
    const told: ContactAnswer = await answer.json()
    expect(told).toMatchObject({ status: 'refused', errors: { [field]: expect.any(String) } })
    expect(await stored()).toEqual([])
  })

  test('with an e-mail alone is right', async () => {
    expect((await send({ telefon: '', email: 'ana@exemplu.ro' })).status).toBe(303)
  })
})

describe('who is no visitor', () => {
  test('a robot that fills the hidden field is thanked, and nothing is kept', async () => {
    const answer = await send({ [honeypotName]: 'https://spam.example' })
    expect(answer.status).toBe(303)
    expect((await site.fetch(answer.headers.get('location') ?? '')).status).toBe(200)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['sent within three seconds', () => tokenOfAge(1)],
    ['older than a day', () => tokenOfAge(25 * 3600)],
    ['from the future', () => tokenOfAge(-60)],
    ['without a token', async () => ''],
    ['with a token of its own making', async () => (await tokenOfAge(60)).replace(/.{4}$/, 'AAAA')],
  ])('a form %s comes back filled in', async (_, token) => {
    const answer = await send({ jeton: await token() })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('value="Ana Ionescu"')
    expect(await stored()).toEqual([])
  })

  test('a page of another site cannot send the form', async () => {
    expect((await send({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await stored()).toEqual([])
  })

  test('a flood from one address is stopped, with everything kept', async () => {
    const address = { 'cf-connecting-ip': '10.9.9.9' }
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1) statuses.push((await send({ telefon: '1' }, address)).status)
    expect(statuses).toContain(429)
    const answer = await send({}, address)
    expect(await answer.text()).toContain('value="Ana Ionescu"')
  })

  test('something that is no form, or too long, is refused', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    expect((await site.fetch('/contact', { method: 'POST', body: '{}', headers })).status).toBe(400)
    expect((await send({ mesaj: 'a'.repeat(40_000) })).status).toBe(400)
  })
})

describe('while the database is ill', () => {
  test.each(['down', '500', '429', 'html', 'shape'] as const)(
    '(%s) the request waits in the queue and arrives',
    async (fault) => {
      site.db?.fault(fault, '/rest/v1')
      expect((await send()).status).toBe(303)
      site.db?.fault(null)
      await eventually(async () => (await stored()).length === 1, 20)
      await noticed()
    },
  )

  test('(hanging) the visitor waits for the limit and no longer', async () => {
    site.db?.fault('hang', '/rest/v1')
    const started = Date.now()
    expect((await send()).status).toBe(303)
    expect(Date.now() - started).toBeLessThan(5000)
    site.db?.fault(null)
    await eventually(async () => (await stored()).length === 1, 20)
    await noticed()
    expect(await notices()).toHaveLength(1)
  })

  test('a mail that could not leave is sent later, once', async () => {
    mailbox.refuse(500)
    expect((await send()).status).toBe(303)
    await eventually(async () => (await stored()).length === 1)
    await eventually(() => site.logs().some(({ during }) => during === 'notice'))
    mailbox.refuse(null)
    await noticed(20)
  })
})

describe('the clinic is told once', () => {
  const claim = '/rest/v1/rpc/claim_request_notice'

  test.each(['lost', 'late:4000', 'stray:4000', '503', 'shape'] as const)(
    'when the answer to the claim is "%s"',
    async (fault) => {
      site.db?.fault(fault, { path: claim, times: 1 })
      expect((await send()).status).toBe(303)
      await noticed(20)
      await eventually(async () => (await untold()) === 0)
      // What a stray request does, it has done by now.
      await new Promise((resolve) => setTimeout(resolve, 2000))
      expect(await notices()).toHaveLength(1)
    },
  )

  test('when a claim is lost for good, once its lease is over', async () => {
    site.db?.fault('lost', { path: claim, times: 2 })
    expect((await send()).status).toBe(303)
    await eventually(async () => (await leases()).length === 1)
    await site.sweep()
    expect(await notices()).toHaveLength(0)
    await eventually(async () => {
      await rowsOf(
        site.db,
        "update contact_requests set created_at = now() - interval '1 hour', notice_claimed_at = now() - interval '61 seconds'",
      )
      await site.sweep()
      return (await notices()).length > 0
    }, 20)
    await eventually(async () => (await untold()) === 0)
    expect(await notices()).toHaveLength(1)
  })

  test('when nobody hears that the mail has left', async () => {
    site.db?.fault('503', { path: '/rest/v1/rpc/finish_request_notice', times: 1 })
    await send()
    await noticed()
    await eventually(async () => (await untold()) === 0, 20)
    expect(await notices()).toHaveLength(1)
  })

  test('when the work after the answer was never done', async () => {
    await rowsOf(
      site.db,
      `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, created_at)
        values (gen_random_uuid(), 'AAAA-BBBB', 'ro', 'ro', 'Ana Ionescu', '+40712034567', now() - interval '1 hour')`,
    )
    await site.sweep()
    await noticed()
    await site.sweep()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await notices()).toHaveLength(1)
    expect(await untold()).toBe(0)
  })
})

const leases = () =>
  rowsOf(site.db, 'select from contact_requests where notified_at is null and notice_claimed_at is not null')
const untold = async () =>
  (await rowsOf(site.db, 'select from contact_requests where notified_at is null')).length

describe('a row that the database does not take', () => {
  beforeEach(() =>
    rowsOf(site.db, "alter table contact_requests add constraint not_today check (name <> 'Dan Popa')"),
  )
  afterEach(() => rowsOf(site.db, 'alter table contact_requests drop constraint not_today'))

  test('comes back with everything typed and the phone, and its rule is in the log', async () => {
    const answer = await send({ nume: 'Dan Popa' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('value="Dan Popa"')
    expect(wordsOf(html)).toContain(`Sunați la ${formatPhone(clinic.phone)}`)
    expect(site.logs().some(({ constraint }) => constraint === 'not_today')).toBe(true)
    expect(site.logs().some(({ during }) => during === 'requests-retry')).toBe(false)
  })

  test('is set aside for a person when it comes from the queue, and not tried for days', async () => {
    site.db?.fault('503', { path: '/rest/v1/contact_requests', times: 1 })
    expect((await send({ nume: 'Dan Popa' })).status).toBe(303)
    await eventually(() => site.logs().some(({ event }) => event === 'set-aside'))
    expect(site.logs().filter(({ constraint }) => constraint === 'not_today')).toHaveLength(1)
  })
})

test('without a database the form comes back with everything kept and the phone', async () => {
  const lonely = await startSite({ vars: { FORM_SECRET: formSecret } })
  const answer = await sendForm(lonely, '/contact', await request())
  const html = await answer.text()
  await lonely.close()
  expect(answer.status).toBe(503)
  expect(html).toContain('value="Ana Ionescu"')
  expect(wordsOf(html)).toContain(`sunați la ${formatPhone(clinic.phone)}`)
})

describe('the form', () => {
  test('knows what a link says: treatment by slug or key, doctor, estimate', async () => {
    const query = `tratament=${slugOf('fatete_dentare')}&medic=${otherDoctor.id}&rand=${offerRow}.2`
    const html = await (await site.fetch(`/contact?${query}`)).text()
    expect(html).toMatch(new RegExp(`<option(?=[^>]*value="${keyOf('fatete_dentare')}")(?=[^>]*selected)`))
    expect(html).toMatch(new RegExp(`<option(?=[^>]*value="${otherDoctor.id}")(?=[^>]*selected)`))
    expect(html).toContain(`name="rand" value="${offerRow}.2"`)
    expect(wordsOf(html)).toContain(`2 × ${title}`)
    const byKey = await (await site.fetch(`/contact?tratament=${treatment}&medic=nimeni&rand=nimic`)).text()
    expect(byKey).toMatch(new RegExp(`<option(?=[^>]*value="${treatment}")(?=[^>]*selected)`))
  })

  test('is made anew for each visit, with a token of its own and open days alone', async () => {
    const [one, two] = await Promise.all([site.fetch('/contact'), site.fetch('/contact')])
    const [html, other] = await Promise.all([one.text(), two.text()])
    const tokenIn = (text: string) => /name="jeton" value="([^"]+)"/.exec(text)?.[1]
    expect(tokenIn(html)).not.toBe(tokenIn(other))
    const days = [...html.matchAll(/ value="(\d{4}-\d\d-\d\d)"/g)].map(([, day = '']) => day)
    expect([...new Set(days)].sort()).toEqual(
      openDays(openingFrom({ week: clinic.hours, days: [] }, new Date()), new Date()),
    )
    expect(one.headers.get('etag')).toBeNull()
  })

  test('asks for the country in English alone', async () => {
    expect(await (await site.fetch('/contact')).text()).not.toContain('name="tara"')
    expect(await (await site.fetch('/en/contact')).text()).toContain('name="tara"')
  })
})

test('after ninety days a request is deleted, and not before', async () => {
  await send()
  await send({ nume: 'Dan Popa' })
  await rowsOf(
    site.db,
    "update contact_requests set created_at = now() - interval '90 days 1 hour' where name = 'Dan Popa'",
  )
  await site.purge()
  await eventually(async () => (await stored()).length === 1)
  expect(await stored()).toMatchObject([{ name: 'Ana Ionescu' }])
})
