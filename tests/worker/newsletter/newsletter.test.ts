import { describe, expect } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { defaultLocale, speaks } from '../../../src/locale.ts'
import { honeypotName } from '../../../src/ui/forms/honeypot-name.ts'
import { eventually } from '../../support/eventually.ts'
import { testOf } from '../../support/module-test.ts'
import { inEnglishIfSpoken } from '../../support/samples/examples.ts'
import { rowsOf, sendForm, wordsOf } from '../../support/site/forms.ts'
import { linkIn, openNewsletter } from '../../support/site/newsletter.ts'

const test = testOf('newsletter')
const here = openNewsletter()
const { subscribe, subscribers, letters, letter, mailGoesOut, press, confirmed } = here

describe('subscribing', () => {
  test('begins with a mail and nothing more', async () => {
    const answer = await subscribe(` ${here.address.toUpperCase()} `)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter?stare=trimis'])
    expect(await letter()).toMatchObject({
      to: [here.address],
      subject: `Confirmați abonarea la newsletterul ${clinic.name}`,
    })
    expect(await subscribers()).toMatchObject([{ email: here.address, status: 'pending', locale: 'ro' }])
  })

  test('sends a mail that names itself and fits a phone', async () => {
    await subscribe()
    const { html, subject } = await letter()
    expect(html).toContain(`<title>${subject}</title>`)
    expect(html).toContain('<meta name="viewport" content="width=device-width">')
  })

  test('stores only a hash of the link', async () => {
    await subscribe()
    const token = new URL(linkIn(await letter(), 'confirmare'), here.site.url).searchParams.get('token') ?? ''
    const stored = [await subscribers(), await rowsOf(here.site.db, 'select * from newsletter_mails')]
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('says the same whether or not the address is known', async () => {
    await confirmed()
    const other = `dan${here.address}`
    const [known, unknown] = await Promise.all([subscribe(), subscribe(other)])
    const seen = (answer: Response) => [answer.status, answer.headers.get('location')]
    expect(seen(known)).toEqual(seen(unknown))
    await eventually(() => letters(other).length === 1)
    expect(letters()).toHaveLength(2)
  })

  test('asked for twice in a row fills nobody’s mailbox', async () => {
    await subscribe()
    await letter()
    await subscribe()
    await mailGoesOut()
    expect(letters()).toHaveLength(1)
  })

  test('with a mark behind the address that nobody sees is asked for', async () => {
    expect((await subscribe(`${here.address}\u200b`)).status).toBe(303)
    expect(await subscribers()).toMatchObject([{ email: here.address }])
  })

  test('leaves the words of an error to this site, on every page that has its form', async () => {
    const html = await (await here.site.fetch('/')).text()
    expect(/<form[^>]*action="\/api\/newsletter"[^>]*>/.exec(html)?.[0]).toMatch(/ novalidate/i)
  })

  test('with an address that is none comes back with what was typed', async () => {
    const answer = await subscribe('ana@exemplu"')
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('value="ana@exemplu&quot;"')
    expect(await subscribers()).toEqual([])
  })

  test('from another site, or in a flood, is refused', async () => {
    const cross = await sendForm(
      here.site,
      '/api/newsletter',
      { email: 'a@b.ro' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(cross.status).toBe(403)
    const statuses: number[] = []
    for (let index = 0; index < 8; index += 1)
      statuses.push(
        (await sendForm(here.site, '/api/newsletter', { email: 'x' }, { 'cf-connecting-ip': '10.8.8.8' }))
          .status,
      )
    expect(statuses).toContain(429)
  })
})

describe('the link of the mail', () => {
  test('opened by a mail scanner subscribes nobody; the button does', async () => {
    const locale = speaks('en') ? 'en' : defaultLocale
    await subscribe(here.address, locale)
    const link = linkIn(await letter(), inEnglishIfSpoken('/newsletter/confirmare'))
    const page = await here.site.fetch(link)
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ])
    expect(await page.text()).toContain(speaks('en') ? 'Confirm subscription' : 'Confirmă abonarea')
    expect(await subscribers()).toMatchObject([{ status: 'pending' }])
    const answer = await press(link)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      inEnglishIfSpoken('/newsletter?stare=confirmat'),
    ])
    expect(await subscribers()).toMatchObject([{ status: 'confirmed', locale }])
  })

  test('pressed twice is one subscription and one welcome', async () => {
    await subscribe()
    const link = linkIn(await letter(), 'confirmare')
    const statuses = [(await press(link)).status, (await press(link)).status]
    expect(statuses).toEqual([303, 303])
    await letter(2)
    await mailGoesOut()
    expect(letters()).toHaveLength(2)
  })

  test('after 48 hours, or made up, asks for the address again', async () => {
    await subscribe()
    const link = linkIn(await letter(), 'confirmare')
    await rowsOf(here.site.db, "update newsletter_mails set link_expires_at = now() - interval '1 minute'")
    for (const tried of [link, `/newsletter/confirmare?token=${'a'.repeat(43)}`]) {
      const answer = await press(tried)
      expect(answer.status).toBe(410)
      expect(wordsOf(await answer.text())).toContain('Linkul nu mai este valabil')
    }
    expect(await subscribers()).toMatchObject([{ status: 'pending' }])
  })

  test('while the database is away can be tried again', async () => {
    await subscribe()
    const link = linkIn(await letter(), 'confirmare')
    here.site.db?.fault('500', '/rest/v1')
    const answer = await press(link)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(`value="${new URL(link, here.site.url).searchParams.get('token')}"`)
    here.site.db?.fault(null)
    expect((await press(link)).status).toBe(303)
  })
})

const isSecret = ({ headers }: Response) =>
  expect(
    ['cache-control', 'x-robots-tag', 'referrer-policy', 'etag'].map((name) => headers.get(name)),
  ).toEqual(['no-store', 'noindex', 'no-referrer', null])

test('whatever a link of a mail opens is kept nowhere, listed nowhere, and tells no site its address', async () => {
  await subscribe()
  const confirm = linkIn(await letter(), 'confirmare')
  for (const address of [confirm, '/newsletter/confirmare?token=none'])
    isSecret(await here.site.fetch(address))
  here.site.db?.fault('500', '/rest/v1')
  const unsure = await press(confirm)
  here.site.db?.fault(null)
  expect([unsure.status, unsure.headers.get('retry-after')]).toEqual([503, '60'])
  isSecret(unsure)
  // As a browser without Sec-Fetch-Site sends it from a page that names nobody.
  const token = new URL(confirm, here.site.url).searchParams.get('token') ?? ''
  const old = await here.site.fetch('/newsletter/confirmare', {
    method: 'POST',
    headers: { origin: 'null' },
    body: new URLSearchParams({ token }),
  })
  expect(old.status).toBe(303)
  const leave = linkIn(await letter(2), 'dezabonare')
  const before = await subscribers()
  for (const address of [
    leave,
    '/newsletter/dezabonare?token=none',
    '/newsletter/dezabonare?stare=dezabonat',
  ])
    isSecret(await here.site.fetch(address))
  await here.site.fetch(leave, { method: 'HEAD' })
  await here.site.fetch(`${leave}&List-Unsubscribe=One-Click`)
  expect(await subscribers()).toEqual(before)
})

describe('leaving', () => {
  test('takes one click in the mail program, from no page of ours', async () => {
    const welcome = await confirmed()
    expect(welcome.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const [, link = ''] = /^<(.+)>$/.exec(welcome.headers?.['List-Unsubscribe'] ?? '') ?? []
    const { pathname, search } = new URL(link)
    const answer = await here.site.fetch(pathname + search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(answer.status).toBe(200)
    expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])
  })

  test('by the link shows a button first', async () => {
    const link = linkIn(await confirmed(), 'dezabonare')
    const page = await here.site.fetch(link)
    expect(await page.text()).toContain('Dezabonează-mă')
    expect(await subscribers()).toMatchObject([{ status: 'confirmed' }])
    const answer = await press(link)
    const done = '/newsletter/dezabonare?stare=dezabonat'
    expect([answer.status, answer.headers.get('location')]).toEqual([303, done])
    expect(await (await here.site.fetch(done)).text()).toContain('Abonează-mă din nou')
    expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])
  })

  test('with a forged link changes nothing', async () => {
    const link = linkIn(await confirmed(), 'dezabonare').replace(/.{5}$/, 'AAAAA')
    expect((await press(link)).status).toBe(410)
    expect(await subscribers()).toMatchObject([{ status: 'confirmed' }])
  })

  test('is not lost while the database is away', async () => {
    const link = linkIn(await confirmed(), 'dezabonare')
    here.site.db?.fault('down', '/rest/v1')
    expect((await press(link)).status).toBe(303)
    here.site.db?.fault(null)
    await eventually(async () => (await subscribers())[0]?.status === 'unsubscribed', 20)
  })

  test('and coming back begins anew', async () => {
    await press(linkIn(await confirmed(), 'dezabonare'))
    await subscribe()
    await press(linkIn(await letter(3), 'confirmare'))
    expect(await subscribers()).toMatchObject([{ status: 'confirmed' }])
  })
})

test('a robot that fills the hidden field of any form is answered like everybody, and nothing is kept', async () => {
  const forms = await Promise.all(
    ['/', '/newsletter', '/newsletter/dezabonare?stare=dezabonat'].map(async (path) =>
      (await (await here.site.fetch(path)).text())
        .split('<form ')
        .filter((form) => form.includes('action="/api/newsletter"')),
    ),
  )
  expect(forms.map(({ length }) => length)).toEqual([1, 2, 2])
  for (const form of forms.flat()) expect(form.split('</form>')[0]).toContain(`name="${honeypotName}"`)
  const answer = await sendForm(here.site, '/api/newsletter', {
    email: here.address,
    locale: 'ro',
    [honeypotName]: 'https://spam.example',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter?stare=trimis'])
  await mailGoesOut()
  expect(letters()).toEqual([])
  expect((await subscribers()).map(({ email }) => email)).toEqual([`alta.${here.address}`])
})

describe('a flood of addresses', () => {
  const fill = () =>
    rowsOf(
      here.site.db,
      `with strangers as (
        insert into newsletter_subscribers (email, locale)
        select 'strain' || n || '@exemplu.ro', 'ro' from generate_series(1, 60) n returning id)
      insert into newsletter_mails (id, subscriber, kind, sent_at)
      select gen_random_uuid(), id, 'confirmation', now() from strangers`,
    )
  const logged = (event: string) => here.site.logs().filter((line) => line.event === event)

  test('ends in the answer that everybody gets, no mail, nothing stored and one line for the operator', async () => {
    await fill()
    here.site.clearLogs()
    const answer = await subscribe()
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter?stare=trimis'])
    expect((await subscribers()).filter(({ email }) => email === here.address)).toEqual([])
    expect(logged('newsletter-flood')).toMatchObject([{ level: 'warn' }])
    await rowsOf(here.site.db, "update newsletter_mails set created_at = created_at - interval '1 hour'")
    await mailGoesOut()
    expect(letters()).toEqual([])
  })

  test('of one network keeps nobody else out', async () => {
    const from = (part: number) => ({ 'cf-connecting-ip': `2001:db8:7:${part}::1` })
    const ask = (email: string, headers: Record<string, string>) =>
      sendForm(here.site, '/api/newsletter', { email, locale: 'ro' }, headers)
    await ask('strain@exemplu.ro', from(1))
    await rowsOf(
      here.site.db,
      `with strangers as (
        insert into newsletter_subscribers (email, locale)
        select 'strain' || n || '@exemplu.ro', 'ro' from generate_series(1, 14) n returning id)
      insert into newsletter_mails (id, subscriber, kind, network, sent_at)
      select gen_random_uuid(), s.id, 'confirmation', m.network, now() from strangers s, newsletter_mails m`,
    )
    here.site.clearLogs()
    expect((await ask('in-plus@exemplu.ro', from(2))).headers.get('location')).toBe(
      '/newsletter?stare=trimis',
    )
    expect(logged('newsletter-flood')).toHaveLength(1)
    await subscribe()
    await letter()
    const stored = (await subscribers()).map(({ email }) => email)
    expect([stored.includes('in-plus@exemplu.ro'), stored.includes(here.address)]).toEqual([false, true])
    // Who asked is not kept, and is forgotten.
    const kept = () => rowsOf(here.site.db, 'select network from newsletter_mails where network is not null')
    expect(JSON.stringify(await kept())).not.toContain('2001')
    await rowsOf(here.site.db, "update newsletter_mails set created_at = created_at - interval '2 hours'")
    await here.site.purge()
    expect(await kept()).toEqual([])
  })

  test('lets what comes from the queue wait', async () => {
    here.site.db?.fault('down', '/rest/v1')
    await subscribe()
    await fill()
    here.site.clearLogs()
    here.site.db?.fault(null)
    await eventually(() => logged('later').length > 0, 20)
    expect(logged('later')).toMatchObject([{ during: 'newsletter' }])
    expect((await subscribers()).filter(({ email }) => email === here.address)).toEqual([])
  })
})

test('addresses never confirmed go after seven days, the proof of who left after two years', async () => {
  await subscribe('noua@exemplu.ro')
  await subscribe('veche@exemplu.ro')
  await rowsOf(
    here.site.db,
    "update newsletter_subscribers set requested_at = now() - interval '8 days' where email = 'veche@exemplu.ro'",
  )
  await rowsOf(
    here.site.db,
    `insert into newsletter_subscribers (email, locale, status, unsubscribed_at) values
      ('plecata@exemplu.ro', 'ro', 'unsubscribed', now() - interval '23 months'),
      ('uitata@exemplu.ro', 'ro', 'unsubscribed', now() - interval '25 months')`,
  )
  await here.site.purge()
  await eventually(async () => (await subscribers()).length === 2)
  const left = await rowsOf<{ email: string }>(
    here.site.db,
    'select email from newsletter_subscribers order by email',
  )
  expect(left.map(({ email }) => email)).toEqual(['noua@exemplu.ro', 'plecata@exemplu.ro'])
})

test('the log holds nobody’s address', async () => {
  await confirmed()
  here.mailbox.refuse(500)
  await subscribe('dan@exemplu.ro')
  await eventually(() => here.site.logs().some(({ during }) => during === 'newsletter-mail'))
  expect(JSON.stringify(here.site.logs())).not.toMatch(/exemplu/)
})

testOf('newsletter', speaks('en'))('the answers switch language in place', async () => {
  const html = await (await here.site.fetch('/newsletter?stare=trimis')).text()
  expect(html).toContain('href="/en/newsletter?stare=trimis"')
  expect(await (await here.site.fetch('/en/newsletter')).text()).toContain('News by email')
})
