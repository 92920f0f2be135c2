import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { eventually } from '../../support/eventually.ts'
import { formSecret, rowsOf, sendForm, wordsOf } from '../../support/site/forms.ts'
import { type Mailbox, openMailbox, type ReceivedLetter } from '../../support/site/mailbox.ts'
import { type Site, startSite } from '../../support/site/site.ts'

let site: Site
let mailbox: Mailbox
/** Another one for each test: a letter of the test before may still be on its way. */
let address = ''
let addresses = 0

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startSite({ database: true, vars: { FORM_SECRET: formSecret, ...mailbox.vars } })
})
beforeEach(async () => {
  await site.db?.reset()
  mailbox.refuse(null)
  site.clearLogs()
  addresses += 1
  address = `ana${addresses}@exemplu.ro`
})
afterAll(async () => {
  await site.close()
  await mailbox.close()
})

const subscribe = (email = address, limba = 'ro') => sendForm(site, '/api/newsletter', { email, limba })
const subscribers = () => rowsOf<{ status: string }>(site.db, 'select * from newsletter_subscribers')

const letters = (to = address) => mailbox.letters.filter((each) => each.to[0] === to)

async function letter(number = 1): Promise<ReceivedLetter> {
  await eventually(() => letters().length >= number, 20)
  const found = letters()[number - 1]
  if (!found) throw new Error('No such letter')
  return found
}

/** Resolves when a letter asked for now has arrived: what was asked for before had its time. */
async function mailGoesOut(): Promise<void> {
  const other = `alta.${address}`
  await subscribe(other)
  await eventually(() => letters(other).length === 1)
}

/** The path of the first link of a letter to that page, as a person would open it. */
function linkIn({ text }: ReceivedLetter, page: string): string {
  const [link = ''] = new RegExp(`https?://\\S+${page}\\?token=\\S+`).exec(text) ?? []
  const { pathname, search } = new URL(link)
  return pathname + search
}

function press(link: string): Promise<Response> {
  const { pathname, searchParams } = new URL(link, site.url)
  return sendForm(site, pathname, { token: searchParams.get('token') ?? '' })
}

async function confirmed(): Promise<ReceivedLetter> {
  await subscribe()
  await press(linkIn(await letter(), 'confirmare'))
  return letter(2)
}

describe('subscribing', () => {
  test('begins with a mail and nothing more', async () => {
    const answer = await subscribe(` ${address.toUpperCase()} `)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter?stare=trimis'])
    expect(await letter()).toMatchObject({
      to: [address],
      subject: `Confirmați abonarea la newsletterul ${clinic.name}`,
    })
    expect(await subscribers()).toMatchObject([{ email: address, status: 'pending', locale: 'ro' }])
  })

  test('stores only a hash of the link', async () => {
    await subscribe()
    const token = new URL(linkIn(await letter(), 'confirmare'), site.url).searchParams.get('token') ?? ''
    const stored = [await subscribers(), await rowsOf(site.db, 'select * from newsletter_mails')]
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('says the same whether or not the address is known', async () => {
    await confirmed()
    const other = `dan${address}`
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

  test('with an address that is none comes back with what was typed', async () => {
    const answer = await subscribe('ana@exemplu"')
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('value="ana@exemplu&quot;"')
    expect(await subscribers()).toEqual([])
  })

  test('from another site, or in a flood, is refused', async () => {
    const cross = await sendForm(
      site,
      '/api/newsletter',
      { email: 'a@b.ro' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(cross.status).toBe(403)
    const statuses: number[] = []
    for (let index = 0; index < 8; index += 1)
      statuses.push(
        (await sendForm(site, '/api/newsletter', { email: 'x' }, { 'cf-connecting-ip': '10.8.8.8' })).status,
      )
    expect(statuses).toContain(429)
  })
})

describe('the link of the mail', () => {
  test('opened by a mail scanner subscribes nobody; the button does', async () => {
    await subscribe(address, 'en')
    const link = linkIn(await letter(), '/en/newsletter/confirmare')
    const page = await site.fetch(link)
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ])
    expect(await page.text()).toContain('Confirm subscription')
    expect(await subscribers()).toMatchObject([{ status: 'pending' }])
    const answer = await press(link)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/newsletter?stare=confirmat'])
    expect(await subscribers()).toMatchObject([{ status: 'confirmed', locale: 'en' }])
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
    await rowsOf(site.db, "update newsletter_mails set link_expires_at = now() - interval '1 minute'")
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
    site.db?.fault('500', '/rest/v1')
    const answer = await press(link)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(`value="${new URL(link, site.url).searchParams.get('token')}"`)
    site.db?.fault(null)
    expect((await press(link)).status).toBe(303)
  })
})

describe('leaving', () => {
  test('takes one click in the mail program, from no page of ours', async () => {
    const welcome = await confirmed()
    expect(welcome.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const [, link = ''] = /^<(.+)>$/.exec(welcome.headers?.['List-Unsubscribe'] ?? '') ?? []
    const { pathname, search } = new URL(link)
    const answer = await site.fetch(pathname + search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(answer.status).toBe(200)
    expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])
  })

  test('by the link shows a button first', async () => {
    const link = linkIn(await confirmed(), 'dezabonare')
    const page = await site.fetch(link)
    expect(await page.text()).toContain('Dezabonează-mă')
    expect(await subscribers()).toMatchObject([{ status: 'confirmed' }])
    const answer = await press(link)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter?stare=dezabonat'])
    expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])
  })

  test('with a forged link changes nothing', async () => {
    const link = linkIn(await confirmed(), 'dezabonare').replace(/.{5}$/, 'AAAAA')
    expect((await press(link)).status).toBe(410)
    expect(await subscribers()).toMatchObject([{ status: 'confirmed' }])
  })

  test('is not lost while the database is away', async () => {
    const link = linkIn(await confirmed(), 'dezabonare')
    site.db?.fault('down', '/rest/v1')
    expect((await press(link)).status).toBe(303)
    site.db?.fault(null)
    await eventually(async () => (await subscribers())[0]?.status === 'unsubscribed', 20)
  })

  test('and coming back begins anew', async () => {
    await press(linkIn(await confirmed(), 'dezabonare'))
    await subscribe()
    await press(linkIn(await letter(3), 'confirmare'))
    expect(await subscribers()).toMatchObject([{ status: 'confirmed' }])
  })
})

describe('each mail leaves once', () => {
  const sweep = async () => {
    await rowsOf(
      site.db,
      "update newsletter_mails set created_at = created_at - interval '3 minutes', claimed_at = claimed_at - interval '3 minutes'",
    )
    await site.sweep()
  }

  test.each(['lost', 'late:4000'] as const)(
    'the welcome, when the answer to the confirmation is "%s" and nobody presses again',
    async (fault) => {
      await subscribe()
      const link = linkIn(await letter(), 'confirmare')
      site.db?.fault(fault, { path: '/rest/v1/rpc/confirm_subscription', times: 1 })
      expect((await press(link)).status).toBe(503)
      expect(await subscribers()).toMatchObject([{ status: 'confirmed' }])
      await sweep()
      expect((await letter(2)).headers?.['List-Unsubscribe']).toContain('/newsletter/dezabonare?token=')
      await sweep()
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect(letters()).toHaveLength(2)
    },
  )

  test('the welcome, when the answer is lost and the button is pressed again', async () => {
    await subscribe()
    const link = linkIn(await letter(), 'confirmare')
    site.db?.fault('lost', { path: '/rest/v1/rpc/confirm_subscription', times: 1 })
    expect((await press(link)).status).toBe(503)
    expect((await press(link)).status).toBe(303)
    await letter(2)
    await sweep()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(letters()).toHaveLength(2)
  })

  test.each(['lost', 'late:4000', '503'] as const)(
    'the confirmation, when the answer to the request is "%s"',
    async (fault) => {
      site.db?.fault(fault, { path: '/rest/v1/rpc/request_subscription', times: 1 })
      expect((await subscribe()).status).toBe(303)
      expect((await press(linkIn(await letter(), 'confirmare'))).status).toBe(303)
      await letter(2)
      await sweep()
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect(letters()).toHaveLength(2)
    },
  )

  test('the confirmation, when the work after the answer was never done', async () => {
    site.db?.fault('hang', { path: '/rest/v1/rpc/claim_newsletter_mail', times: 1 })
    await subscribe()
    await sweep()
    await letter()
    site.db?.fault(null)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(letters()).toHaveLength(1)
  })
})

describe('a stranger’s address', () => {
  const later = async (time: string) => {
    await rowsOf(
      site.db,
      `update newsletter_subscribers
        set requested_at = requested_at - interval '${time}', unsubscribed_at = unsubscribed_at - interval '${time}'`,
    )
    await rowsOf(site.db, `update newsletter_mails set created_at = created_at - interval '${time}'`)
  }

  test('is written to twice a day at the most, and every link lives its 48 hours', async () => {
    await subscribe()
    const first = linkIn(await letter(), 'confirmare')
    for (let hour = 0; hour < 6; hour += 1) {
      await later('1 hour')
      await subscribe()
    }
    await letter(2)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(letters()).toHaveLength(2)
    expect((await press(first)).status).toBe(303)
  })

  test('that has left is asked once, by a mail that says so, and stays out until its link is followed', async () => {
    await press(linkIn(await confirmed(), 'dezabonare'))
    await subscribe()
    const asked = await letter(3)
    expect(asked.text).toContain('V-ați dezabonat')
    await later('3 days')
    await subscribe()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(letters()).toHaveLength(3)
    expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])
  })
})

describe('while something is away', () => {
  test.each(['down', 'hang', '500', '429', 'html', 'shape'] as const)(
    '(%s) a subscription waits in the queue',
    async (fault) => {
      site.db?.fault(fault, '/rest/v1')
      expect((await subscribe()).status).toBe(303)
      site.db?.fault(null)
      await letter()
      expect(await subscribers()).toMatchObject([{ status: 'pending' }])
    },
  )

  test('a mail that could not leave is sent later', async () => {
    mailbox.refuse(503)
    await subscribe()
    await eventually(() => site.logs().some(({ during }) => during === 'newsletter-mail'))
    mailbox.refuse(null)
    await letter()
    expect((await press(linkIn(await letter(), 'confirmare'))).status).toBe(303)
  })
})

test('addresses never confirmed go after seven days, the proof of who left after two years', async () => {
  await subscribe('noua@exemplu.ro')
  await subscribe('veche@exemplu.ro')
  await rowsOf(
    site.db,
    "update newsletter_subscribers set requested_at = now() - interval '8 days' where email = 'veche@exemplu.ro'",
  )
  await rowsOf(
    site.db,
    `insert into newsletter_subscribers (email, locale, status, unsubscribed_at) values
      ('plecata@exemplu.ro', 'ro', 'unsubscribed', now() - interval '23 months'),
      ('uitata@exemplu.ro', 'ro', 'unsubscribed', now() - interval '25 months')`,
  )
  await site.purge()
  await eventually(async () => (await subscribers()).length === 2)
  const left = await rowsOf<{ email: string }>(
    site.db,
    'select email from newsletter_subscribers order by email',
  )
  expect(left.map(({ email }) => email)).toEqual(['noua@exemplu.ro', 'plecata@exemplu.ro'])
})

test('the log holds nobody’s address', async () => {
  await confirmed()
  mailbox.refuse(500)
  await subscribe('dan@exemplu.ro')
  await eventually(() => site.logs().some(({ during }) => during === 'newsletter-mail'))
  expect(JSON.stringify(site.logs())).not.toMatch(/exemplu/)
})

test('the answers switch language in place', async () => {
  const html = await (await site.fetch('/newsletter?stare=trimis')).text()
  expect(html).toContain('href="/en/newsletter?stare=trimis"')
  expect(await (await site.fetch('/en/newsletter')).text()).toContain('News by email')
})
