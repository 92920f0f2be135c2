import { describe, expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { contactWords } from '../../../src/features/contact/words.server.ts'
import { joinLocale, locales, speaks } from '../../../src/locale.ts'
import { routes } from '../../../src/routes.ts'
import { eventually } from '../../support/eventually.ts'
import { namelessSections } from '../../support/pages/html.ts'
import { dentist, offerRow } from '../../support/samples/examples.ts'
import { openRequests } from '../../support/site/contact-requests.ts'
import { rowsOf, sendForm, tokenOfAge, wordsOf } from '../../support/site/forms.ts'

const here = openRequests()
const { firstDay, secondDay, treatment, request, send, stored, notices, noticed } = here
const [kindOfTreatment = ''] = treatment.split('_')
/** What nothing outside the request may say of it: the dentist's name too, unless the clinic bears it. */
const saying = (...words: string[]) => {
  const named = dentist.name.split(' ').slice(-1)
  const personal = [...words, ...named.filter((name) => !clinic.name.includes(name))]
  return new RegExp(personal.join('|'), 'i')
}

describe('a request', () => {
  test('is stored as it was meant, and the visitor gets its reference and what happens next', async () => {
    const answer = await send({ day2: secondDay, part2: 'morning', estimate: `${offerRow}.2` })
    expect(answer.status).toBe(303)
    const thanks = await here.site.fetch(answer.headers.get('location') ?? '')
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
        doctor: dentist.id,
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
    const html = await (await here.site.fetch((await send()).headers.get('location') ?? '')).text()
    const head = /<header class="header".*?<\/header>/s.exec(html)?.[0]
    const main = /<main.*?<\/main>/s.exec(html)?.[0]
    expect(head).toContain(`href="tel:${clinic.phone}"`)
    expect(head).not.toContain('header-book')
    expect(main).toContain('href="https://www.openstreetmap.org/')
    expect(namelessSections(html)).toEqual([])
  })

  test('leaves no personal data in the address it leads to', async () => {
    const address = decodeURIComponent((await send()).headers.get('location') ?? '')
    expect(address).not.toMatch(saying('Ana', '712034567', kindOfTreatment, 'doare'))
  })

  test('comes with a calendar file of the wished days', async () => {
    const thanks = (await send({ part1: 'morning' })).headers.get('location') ?? ''
    const file = await here.site.fetch(thanks.replace('multumim', 'cerere.ics'))
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const calendar = await file.text()
    expect(calendar).toContain(`DTSTART:${firstDay.replaceAll('-', '')}T0`)
    expect(calendar).toContain('STATUS:TENTATIVE')
    expect((await here.site.fetch('/contact/cerere.ics?ref=ABCD-EFGH.p.20261201x.forged')).status).toBe(404)
  })

  test.each(locales)(
    'the calendar file in %s is in that language, and asks nobody for an answer',
    async (locale) => {
      const thanks = (await send({ part1: 'morning' })).headers.get('location') ?? ''
      const address = joinLocale(locale, thanks.replace('multumim', 'cerere.ics'))
      const file = await here.site.fetch(address)
      const contact = await contactWords(locale)
      const { file: name, summary } = contact.calendar
      expect(file.headers.get('content-disposition')).toMatch(
        new RegExp(`filename="${name}-[a-z0-9-]+\\.ics"`),
      )
      const calendar = (await file.text()).replaceAll('\r\n ', '')
      expect(calendar).toContain(`//${locale.toUpperCase()}\r\n`)
      expect(calendar).toContain(`SUMMARY:${summary.replaceAll(/[,;]/g, '\\$&')}`)
      expect(calendar).not.toMatch(/^METHOD:/m)
    },
  )

  test('sent twice is one row, one reference and one mail', async () => {
    const fields = await request()
    const answers = await Promise.all([1, 2, 3].map(() => sendForm(here.site, '/contact', fields)))
    expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    await noticed()
    await send({ name: 'Dan Popa' })
    await eventually(async () => (await notices()).length > 1)
    const [{ reference = '' } = {}] = await stored()
    expect((await notices()).filter(({ subject }) => subject.includes(reference))).toHaveLength(1)
  })

  test('changed and sent again is another request', async () => {
    const token = await tokenOfAge(60)
    await send({ token })
    await send({ token, message: 'Încă o întrebare.' })
    expect(await stored()).toHaveLength(2)
  })

  test('of one form are few, however different: the next is asked for on a form of its own, with nothing lost', async () => {
    const token = await tokenOfAge(60)
    const answers: Response[] = []
    for (let number = 0; number < 40; number += 1)
      answers.push(await send({ token, message: `Cererea ${number}` }))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, ...Array(37).fill(422)])
    expect(await stored()).toHaveLength(3)
    const html = (await answers.at(-1)?.text()) ?? ''
    expect(wordsOf(html)).toContain('Ați trimis deja câteva cereri de pe această pagină.')
    expect(html).toContain('Cererea 39')
    expect(html).not.toContain(token)
    expect((await send({ token, message: 'Cererea 1' })).headers.get('location')).toContain(
      (await stored())[1]?.reference,
    )
  })

  test.runIf(speaks('en'))('in English keeps the country and the language of the answer', async () => {
    const fields = await request({ answer_locale: 'en', country: 'DE', phone: '+44 7700 900123' })
    const answer = await sendForm(here.site, '/en/contact', fields)
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
    await send({ phone: '12' })
    await noticed()
    expect(JSON.stringify(here.site.logs())).not.toMatch(
      saying('Ionescu', '712 ?034 ?567', 'exemplu', treatment, 'măsea'),
    )
  })
})

describe('the news box', () => {
  test('unticked subscribes nobody', async () => {
    await send({ email: 'ana@exemplu.ro' })
    await noticed()
    expect(await rowsOf(here.site.db, 'select * from newsletter_subscribers')).toEqual([])
  })

  test('ticked leads to the double opt-in of the newsletter', async () => {
    await send({ email: 'Ana@Exemplu.ro', marketing: 'yes' })
    await eventually(() =>
      here.mailbox.letters.some(
        ({ to, text }) => to[0] === 'ana@exemplu.ro' && text.includes(routes.newsletterConfirm.path),
      ),
    )
    expect(await rowsOf(here.site.db, 'select email, status from newsletter_subscribers')).toEqual([
      { email: 'ana@exemplu.ro', status: 'pending' },
    ])
  })

  test('ticked without an address asks for one', async () => {
    expect((await send({ marketing: 'yes' })).status).toBe(422)
  })
})

test('after ninety days a request is deleted, and not before', async () => {
  await send()
  await send({ name: 'Dan Popa' })
  await rowsOf(
    here.site.db,
    "update contact_requests set created_at = now() - interval '90 days 1 hour' where name = 'Dan Popa'",
  )
  await here.site.purge()
  await eventually(async () => (await stored()).length === 1)
  expect(await stored()).toMatchObject([{ name: 'Ana Ionescu' }])
})
