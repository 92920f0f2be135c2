import { describe, expect } from 'vitest'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { eventually } from '../../support/eventually.ts'
import { testOf } from '../../support/module-test.ts'
import { rowsOf, sendForm, wordsOf } from '../../support/site/forms.ts'
import { mailReport, webhookSecret } from '../../support/site/mail-report.ts'

const test = testOf('newsletter')
const here = openAdmin({ vars: { MAIL_WEBHOOK_SECRET: `whsec_${webhookSecret}` } })

const page = '/admin/newsletter'
const run = (sql: string) => here.site.db?.sql.exec(sql)
const states = async () =>
  rowsOf<{ state: string; count: number }>(
    here.site.db,
    'select d.state, count(*)::int as count from newsletter_deliveries d join newsletters n on n.id = d.newsletter where n.started_at = (select max(started_at) from newsletters) group by 1 order by 1',
  )
const texts = {
  subject_ro: 'Vești din decembrie',
  text_ro:
    '## Program de sărbători\n\nSuntem **închiși** pe 25. Vedeți [prețurile](/preturi).\n\n- unu\n- doi',
  subject_en: 'News of December',
  text_en: 'We are closed on the 25th.',
}
const post = (fields: Record<string, string>) => here.admin.post(page, fields)
const revision = async () =>
  /name="revision" value="(\d+)"/.exec(await (await here.admin.get(page)).text())?.[1] ?? ''
const recipients = () => here.mailbox.letters.map(({ to }) => to[0])

/** As if nobody had been at it for a while: its message comes back after a minute, for which no test waits. */
async function reviveNewsletter() {
  await run("update newsletters set tried_at = now() - interval '4 minutes' where state = 'sending'")
  await here.site.sweep()
}

// One newsletter on its way: each test goes on where the one before has left it.
describe('a newsletter', { shuffle: false }, () => {
  test('is written, kept, refused without losing a word, and seen as the mail that it will be', async () => {
    const unwritten = wordsOf(await (await here.admin.get(`${page}/preview?locale=en`)).text())
    expect(unwritten).toContain('Lipsește subiectul')
    expect(unwritten).toContain('Lipsește textul')
    const empty = await here.admin.get(page)
    expect([empty.status, empty.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const saved = await post({ ...texts, revision: '0', intent: 'save' })
    expect(saved.headers.get('location')).toBe(`${page}?flash=saved`)
    const html = await (await here.admin.get(page)).text()
    expect(html).toContain('Suntem **închiși** pe 25.')
    expect(wordsOf(html)).toContain('Română: 0 abonați')

    const stale = await post({ ...texts, subject_ro: 'Altceva', revision: '0', intent: 'save' })
    expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining('value="Altceva"')])
    const long = await post({ ...texts, subject_ro: 'a'.repeat(151), revision: '1', intent: 'save' })
    expect([long.status, wordsOf(await long.text())]).toEqual([422, expect.stringContaining('cel mult 150')])
    const praise = await here.admin.post('/api/admin/newsletter?locale=ro', {
      ...texts,
      text_ro: 'Cea mai bună clinică, fără durere <script>alert(1)</script>',
      revision: '1',
    })
    expect(await praise.json()).toEqual({
      revision: 2,
      claims: { ro: ['Cea mai bună', 'fără durere'], en: [] },
    })

    const mail = await here.admin.get(`${page}/preview?locale=ro`)
    expect(mail.headers.get('content-security-policy')).toContain('sandbox')
    expect(mail.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(await mail.text()).toMatch(/&lt;script&gt;.*newsletter\/dezabonare/s)
    expect((await post({ ...texts, revision: '2', intent: 'save' })).status).toBe(303)
    expect((await here.site.fetch(`${page}/preview?locale=ro`)).status).toBe(401)
  })

  test('is tried on oneself, with the link and the headers that end a subscription', async () => {
    const answer = await post({ ...texts, revision: await revision(), intent: 'trial' })
    expect(answer.headers.get('location')).toBe(`${page}?flash=trial`)
    expect(here.mailbox.letters.map(({ to, subject }) => [to[0], subject])).toEqual([
      [here.admin.email, 'Probă: Vești din decembrie'],
      [here.admin.email, 'Probă: News of December'],
    ])
    const [letter] = here.mailbox.letters
    expect(letter?.html).toContain('<h2')
    expect(letter?.html).toContain(`<title>${letter?.subject}</title>`)
    expect(letter?.html).toMatch(/href="https?:\/\/[^"/]+\/preturi"/)
    expect(letter?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/.*\/newsletter\/dezabonare\?token=/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    here.mailbox.letters.length = 0
  })

  test('reaches every subscriber once, though the mailer fails half-way and loses answers', async () => {
    await run(`
      insert into newsletter_subscribers (email, locale, status, confirmed_at)
      select 'ro' || n || '@exemplu.ro', 'ro', 'confirmed', now() from generate_series(1, 12) n;
      insert into newsletter_subscribers (email, locale, status, confirmed_at) values
        ('en@exemplu.ro', 'en', 'confirmed', now()), ('nimeni@exemplu.ro', 'ro', 'pending', null)`)
    const asked = await post({ ...texts, locale: 'ro', revision: await revision(), intent: 'send' })
    const html = await asked.text()
    expect(wordsOf(html)).toContain('Trimiteți acum la 12 abonați?')
    const confirm = {
      locale: 'ro',
      revision: /name="revision" value="(\d+)"/.exec(html)?.[1] ?? '',
      intent: 'confirm',
    }
    expect(await states()).toEqual([])

    here.mailbox.refuse(503)
    expect((await post(confirm)).headers.get('location')).toBe(`${page}?flash=started`)
    // After three refusals in a row it leaves the mailer alone.
    await eventually(async () =>
      expect(
        await rowsOf(
          here.site.db,
          'select count(*)::int as count from newsletter_deliveries where attempts = 1 and holder is null',
        ),
      ).toEqual([{ count: 3 }]),
    )
    here.mailbox.refuse('lost')
    await reviveNewsletter()
    await eventually(() => expect(here.mailbox.letters).toHaveLength(3))
    await eventually(async () =>
      expect(
        await rowsOf(
          here.site.db,
          'select count(*)::int as count from newsletter_deliveries where holder is null and attempts > 0',
        ),
      ).toEqual([{ count: 6 }]),
    )
    await run(`
      update newsletter_deliveries set due_at = now();
      update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now()
        where id = (select subscriber from newsletter_deliveries where attempts = 0 limit 1)`)
    here.mailbox.refuse(null)
    await reviveNewsletter()
    await eventually(async () =>
      expect(await states()).toEqual([
        { state: 'left', count: 1 },
        { state: 'sent', count: 11 },
      ]),
    )
    expect(new Set(recipients()).size).toBe(11)
    expect(here.mailbox.letters).toHaveLength(11)
    expect(here.mailbox.suppressed).toHaveLength(3)
    await eventually(async () =>
      expect(wordsOf(await (await here.admin.get(page)).text())).toMatch(
        /Vești din decembrie trimis, pornit pe .* 11 trimise, 1 dezabonat/,
      ),
    )

    // The link of a letter ends the subscription by one click of the mail program.
    const link =
      /\/newsletter\/dezabonare\?token=[^>\s]+/.exec(
        here.mailbox.letters[0]?.headers?.['List-Unsubscribe'] ?? '',
      )?.[0] ?? ''
    const click = await sendForm(
      here.site,
      link,
      { 'List-Unsubscribe': 'One-Click' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(click.status).toBe(200)
  })

  test('is not sent a second time in a month unless that is wanted, and goes on after a Worker was ended', async () => {
    here.mailbox.letters.length = 0
    await run(`
      insert into newsletter_subscribers (email, locale, status, confirmed_at)
      select 'nou' || n || '@exemplu.ro', 'en', 'confirmed', now() from generate_series(1, 25) n`)
    await post({ ...texts, revision: '0', intent: 'save' })
    const confirm = { locale: 'en', revision: await revision(), intent: 'confirm' }
    const refused = await post(confirm)
    expect([refused.status, wordsOf(await refused.text())]).toEqual([
      409,
      expect.stringContaining('cel mult unul pe lună'),
    ])
    await post({ ...confirm, anyway: 'yes' })
    await eventually(() => expect(here.mailbox.letters.length).toBeGreaterThan(2))
    here.mailbox.refuse('hang')
    await eventually(async () =>
      expect(
        await rowsOf(here.site.db, 'select state from newsletter_deliveries where holder is not null'),
      ).toHaveLength(1),
    )
    await here.site.restart()
    here.mailbox.refuse(null)
    const earlier = "now() - interval '4 minutes'"
    await run(`
      update newsletter_deliveries set claimed_at = ${earlier} where claimed_at is not null;
      update newsletter_deliveries set done_at = ${earlier} where done_at is not null`)
    await reviveNewsletter()
    await eventually(async () => expect(await states()).toEqual([{ state: 'sent', count: 26 }]))
    expect([here.mailbox.letters.length, new Set(recipients()).size]).toEqual([26, 26])
    expect(here.mailbox.letters[0]).toMatchObject({
      subject: 'News of December',
      html: expect.stringContaining('lang="en"'),
    })
  })
})

describe('a report of the mail provider', () => {
  const report = (type: string, kind: string) =>
    JSON.stringify({ type, data: { to: ['ro1@exemplu.ro'], bounce: { type: kind } } })
  const send = (body: string, signing: Parameters<typeof mailReport>[1] = {}) =>
    here.site.fetch('/api/newsletter/bounces', mailReport(body, signing))
  const status = async () =>
    rowsOf(here.site.db, "select status from newsletter_subscribers where email = 'ro1@exemplu.ro'")

  test('is taken with its signature and of now alone, and forgets an address that does not exist', async () => {
    await run(
      "update newsletter_subscribers set status = 'confirmed', unsubscribed_at = null where email = 'ro1@exemplu.ro'",
    )
    const body = report('email.bounced', 'Permanent')
    const forged = [
      await send(body, { secret: Buffer.alloc(32, 8).toString('base64') }),
      await send(body, { at: Math.floor(Date.now() / 1000) - 600 }),
      await send(body, { signed: report('email.bounced', 'Transient') }),
      await here.site.fetch('/api/newsletter/bounces', { method: 'POST', body }),
    ]
    expect(forged.map((answer) => answer.status)).toEqual([401, 401, 401, 401])
    expect((await send(report('email.bounced', 'Transient'))).status).toBe(200)
    expect((await send('{"type":"email.delivered"}')).status).toBe(200)
    expect(await status()).toEqual([{ status: 'confirmed' }])
    expect((await send(body)).status).toBe(200)
    expect(await status()).toEqual([{ status: 'unsubscribed' }])
  })
})
