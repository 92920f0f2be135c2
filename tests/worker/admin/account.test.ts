import { createClient } from '@supabase/supabase-js'
import { beforeEach, describe, expect, test } from 'vitest'
import { speaks } from '../../../src/locale.ts'
import { password, signInAtAuth } from '../../support/admin/account.ts'
import { adminAtWork, cookiesOf, createAccount } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { eventually } from '../../support/eventually.ts'
import { isSpoken } from '../../support/samples/examples.ts'
import { rowsOf, sendForm, wordsOf } from '../../support/site/forms.ts'

const here = openAdmin()

const shown = async (path: string) => wordsOf(await (await here.admin.get(path)).text())
const signsIn = async (email: string, given: string) =>
  (await sendForm(here.site, '/admin/sign-in', { email, password: given, locale: 'ro' })).status
const linkIn = (text: string) => /https?:\/\/[^/\s]+(\/\S*\/?admin\/reset\?code=[\w-]+)/.exec(text)?.[1] ?? ''
const codeIn = (text: string) => new URLSearchParams(linkIn(text).split('?')[1]).get('code') ?? ''
/** What the journal has told since the test began. */
const audit = (action: string) =>
  rowsOf(
    here.site.db,
    `select email, detail::text from audit_entries where id > ${begun} and action = '${action}' order by id`,
  )
let begun = 0
beforeEach(async () => {
  const [last] = await rowsOf<{ id: number }>(here.site.db, 'select max(id)::int as id from audit_entries')
  begun = last?.id ?? 0
})

function database() {
  const { db } = here.site
  if (db === null) throw new Error('This site has no database')
  return db
}

/** The code of a link that was made so many minutes ago. */
async function recoveryCode(email: string, minutes: number): Promise<string> {
  const db = database()
  const { auth } = createClient(db.url, db.keys.secret, { auth: { persistSession: false } })
  const { data, error } = await auth.admin.generateLink({ type: 'recovery', email })
  if (error) throw error
  await db.sql.query(
    "update auth.users set recovery_sent_at = now() - $2 * interval '1 minute' where email = $1",
    [email, minutes],
  )
  return data.properties.hashed_token
}

describe('the password', () => {
  test('is changed by who knows it, and every other session ends', async () => {
    const colleague = await adminAtWork(here.site)
    const elsewhere = cookiesOf(
      await sendForm(here.site, '/admin/sign-in', { email: colleague.email, password, locale: 'ro' }),
    )
    const change = (current: string, next: string, again = next) =>
      colleague.post('/admin/account', { intent: 'password', current, next, again })
    const secret = 'patru cuvinte foarte lungi'
    for (const [answer, words] of [
      [await change('greșită', secret), 'Parola de acum nu se potrivește'],
      [await change(password, 'scurtă'), 'mai puțin de 12 caractere'],
      [await change(password, 'ș'.repeat(37)), 'prea lungă'],
      [await change(password, secret, 'altceva'), 'nu sunt la fel'],
    ] as const) {
      expect([401, 422]).toContain(answer.status)
      const html = await answer.text()
      expect(wordsOf(html)).toContain(words)
      expect(html).not.toContain(secret)
    }
    const changed = await change(password, secret)
    expect(changed.headers.get('location')).toBe('/admin/account?flash=password')
    const cookie = cookiesOf(changed)
    const page = async (cookie: string) =>
      (await here.site.fetch('/admin/account', { headers: { cookie } })).status
    expect([await page(cookie), await page(elsewhere), await page(colleague.cookie)]).toEqual([200, 401, 401])
    expect([await signsIn(colleague.email, password), await signsIn(colleague.email, secret)]).toEqual([
      401, 303,
    ])
    expect(await audit('account_password')).toMatchObject([{ email: colleague.email }])
  })

  test('is changed in a session that had to be renewed for it, and the browser stays signed in', async () => {
    const owner = await adminAtWork(here.site)
    const refreshOnly = owner.cookie.split('; ').filter((each) => !each.includes('-access='))
    const next = 'șase cuvinte destul de lungi'
    const fields = { intent: 'password', current: password, next, again: next }
    const changed = await sendForm(here.site, '/admin/account', fields, { cookie: refreshOnly.join('; ') })
    expect(changed.headers.get('location')).toBe('/admin/account?flash=password')
    expect(changed.headers.getSetCookie().filter((cookie) => cookie.includes('-access='))).toHaveLength(1)
    const page = await here.site.fetch('/admin/account', { headers: { cookie: cookiesOf(changed) } })
    expect(page.status).toBe(200)
  })

  test('is changed and the browser stays signed in, though it could not be put on record', async () => {
    const owner = await adminAtWork(here.site)
    const next = 'cinci cuvinte destul de lungi'
    here.site.db?.fault('500', '/rest/v1/rpc/record_action')
    const changed = await owner.post('/admin/account', {
      intent: 'password',
      current: password,
      next,
      again: next,
    })
    here.site.db?.fault(null)
    expect(changed.headers.get('location')).toBe('/admin/account?flash=password')
    const page = await here.site.fetch('/admin/account', { headers: { cookie: cookiesOf(changed) } })
    expect(page.status).toBe(200)
    expect(here.site.logs()).toContainEqual(
      expect.objectContaining({ level: 'error', effect: 'a new password is not on record' }),
    )
  })

  test('is set anew by a link from the mail, once', async () => {
    const { email } = await createAccount(here.site.db, true)
    const answer = await sendForm(here.site, '/admin/reset', { email: ` ${email.toUpperCase()} ` })
    expect(answer.headers.get('location')).toBe('/admin/reset?flash=sent')
    await eventually(() => expect(here.mailbox.letters.at(-1)?.to).toEqual([email]))
    const link = linkIn(here.mailbox.letters.at(-1)?.text ?? '')
    const form = await here.site.fetch(link)
    expect([form.headers.get('cache-control'), form.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ])
    // A scanner that follows the link uses nothing up.
    await here.site.fetch(link)
    const code = codeIn(here.mailbox.letters.at(-1)?.text ?? '')
    const next = 'o parolă cu totul nouă'
    expect(
      (await sendForm(here.site, '/admin/reset', { code, next: 'scurtă', again: 'scurtă' })).status,
    ).toBe(422)
    const set = await sendForm(here.site, '/admin/reset', { code, next, again: next })
    expect(set.headers.get('location')).toBe('/admin/sign-in?flash=password')
    expect([await signsIn(email, password), await signsIn(email, next)]).toEqual([401, 303])
    const again = await sendForm(here.site, '/admin/reset', {
      code,
      next: 'alta, foarte lungă',
      again: 'alta, foarte lungă',
    })
    expect([again.status, wordsOf(await again.text())]).toEqual([410, expect.stringContaining('a expirat')])
  })

  test('is set by the link that came first, whoever asks for another within a quarter of an hour', async () => {
    const codes = new Map<string, string>()
    for (const minutes of [14, 16]) {
      const { email } = await createAccount(here.site.db, true)
      codes.set(email, await recoveryCode(email, minutes))
      await sendForm(here.site, '/admin/reset', { email })
    }
    const [[fresh, code] = ['', ''], [old] = ['']] = codes
    await eventually(() => expect(here.mailbox.letters.at(-1)?.to).toEqual([old]))
    expect(here.mailbox.letters.filter(({ to }) => to.includes(fresh))).toEqual([])
    const next = 'o parolă pusă la timp'
    await sendForm(here.site, '/admin/reset', { code, next, again: next })
    expect(await signsIn(fresh, next)).toBe(303)
  })

  test('can be asked for again when the mail with the link could not be sent', async () => {
    const { email } = await createAccount(here.site.db, true)
    here.mailbox.refuse(500)
    here.site.clearLogs()
    await sendForm(here.site, '/admin/reset', { email })
    await eventually(() => expect(here.site.logs()).toMatchObject([{ during: 'password-reset' }]))
    here.mailbox.refuse(null)
    const waits = await rowsOf(here.site.db, `select private.has_fresh_recovery('${email}') as fresh`)
    expect(waits).toEqual([{ fresh: false }])
  })

  test('is mailed five times a day at the most, and a known device is counted by itself', async () => {
    const asked = async (ago: string) => {
      const person = await createAccount(here.site.db, true)
      await here.site.db?.sql.query(
        `insert into audit_entries (account, email, action, subject, detail, at)
         select id, email, 'account_reset_asked', 'account', '{"known_device": false}', now() - $2::interval
         from auth.users, generate_series(1, 5) where email = $1`,
        [person.email, ago],
      )
      return person.email
    }
    const [stranger, owner, dayAfter] = [
      await asked('2 hours'),
      await asked('2 hours'),
      await asked('25 hours'),
    ]
    const signedIn = await sendForm(here.site, '/admin/sign-in', { email: owner, password })
    const cookie = cookiesOf(signedIn)
    await sendForm(here.site, '/admin/reset', { email: stranger })
    await sendForm(here.site, '/admin/reset', { email: owner }, { cookie })
    await sendForm(here.site, '/admin/reset', { email: dayAfter })
    const mailed = (email: string) => here.mailbox.letters.some(({ to }) => to.includes(email))
    await eventually(() => mailed(owner) && mailed(dayAfter))
    expect(mailed(stranger)).toBe(false)
    const journal = await (await here.admin.get('/admin/audit?filter=access')).text()
    expect(journal).toContain('Cineva a cerut un link pentru o parolă nouă')
  })

  test('of nobody is asked for in vain, and the answer is the same', async () => {
    const before = here.mailbox.letters.length
    for (const reset of ['/admin/reset', '/en/admin/reset'].filter(isSpoken)) {
      const answer = await sendForm(here.site, reset, { email: 'nimeni@exemplu.ro' })
      expect(answer.headers.get('location')).toBe(`${reset}?flash=sent`)
    }
    const wrong = await sendForm(here.site, '/admin/reset', { email: 'nothing' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('value="nothing"')])
    const forged = { code: 'a'.repeat(56), next: 'o parolă lungă', again: 'o parolă lungă' }
    expect((await sendForm(here.site, '/admin/reset', forged)).status).toBe(410)
    const elsewhere = await sendForm(
      here.site,
      '/admin/reset',
      { email: 'x@y.ro' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(elsewhere.status).toBe(403)
    expect(here.mailbox.letters.length).toBe(before)
  })
})

/** As browsers name themselves, and something that does not. */
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'curl/8.5.0 <script>',
] as const

describe('who has access', () => {
  test('is invited by mail, chooses a password and is let in; and is out at once when removed', async () => {
    const email = 'noua.colega@exemplu.ro'
    const invite = () => here.admin.post('/admin/account', { intent: 'invite', email })
    expect((await invite()).headers.get('location')).toBe('/admin/account?flash=invited')
    const letter = here.mailbox.letters.at(-1)
    expect([letter?.to, letter?.subject]).toEqual([
      [email],
      expect.stringContaining('Acces la administrarea'),
    ])
    expect(await shown('/admin/account')).toMatch(/noua\.colega@exemplu\.ro .*nu a intrat încă/)
    const twice = await invite()
    expect([twice.status, wordsOf(await twice.text())]).toEqual([
      409,
      expect.stringContaining('are deja acces'),
    ])
    const code = codeIn(letter?.text ?? '')
    const secret = 'prima mea parolă aici'
    await sendForm(here.site, '/admin/reset', { code, next: secret, again: secret })
    const answer = await sendForm(here.site, '/admin/sign-in', { email, password: secret, locale: 'ro' })
    const cookie = cookiesOf(answer)
    expect((await here.site.fetch('/admin', { headers: { cookie } })).status).toBe(200)
    const [row] = await rowsOf<{ id: string }>(
      here.site.db,
      `select id from auth.users where email = '${email}'`,
    )
    const removed = await here.admin.post('/admin/account', { intent: 'remove', account: row?.id ?? '' })
    expect(removed.headers.get('location')).toBe('/admin/account?flash=removed')
    expect((await here.site.fetch('/admin', { headers: { cookie } })).status).toBe(401)
    // The account goes with the right: its password signs nobody in.
    const again = await sendForm(here.site, '/admin/sign-in', { email, password: secret, locale: 'ro' })
    expect(again.status).toBe(401)
    expect(await audit('account_invite')).toMatchObject([
      { email: here.admin.email, detail: expect.stringContaining(email) },
    ])
    expect(await audit('account_remove')).toMatchObject([
      { email: here.admin.email, detail: expect.stringContaining(email) },
    ])
  })

  test('gets nothing of an account that somebody else has made with their address', async () => {
    const stranger = await createAccount(here.site.db, false)
    const open = await signInAtAuth(database(), stranger.email)
    const invited = await here.admin.post('/admin/account', { intent: 'invite', email: stranger.email })
    expect(invited.headers.get('location')).toBe('/admin/account?flash=invited')
    expect(await signsIn(stranger.email, password)).toBe(401)
    expect((await open.client.auth.refreshSession()).error).not.toBeNull()
    const { data } = await open.client.from('contact_requests').select('id')
    expect(data ?? []).toEqual([])
    const code = codeIn(here.mailbox.letters.at(-1)?.text ?? '')
    const next = 'parola celei invitate'
    await sendForm(here.site, '/admin/reset', { code, next, again: next })
    expect(await signsIn(stranger.email, next)).toBe(303)

    // Who has the right already keeps what they have.
    const again = await here.admin.post('/admin/account', {
      intent: 'invite',
      email: stranger.email.toUpperCase(),
    })
    expect(again.status).toBe(409)
    expect(await signsIn(stranger.email, next)).toBe(303)
  })

  test.each([
    ['a new address', false],
    ['that of a stranger’s account', true],
  ])('invited twice at the same moment, by %s, gets one mail, and its link is good', async (_, isTaken) => {
    const email = isTaken
      ? (await createAccount(here.site.db, false)).email
      : `deodata-${crypto.randomUUID()}@exemplu.ro`
    const invite = () => here.admin.post('/admin/account', { intent: 'invite', email })
    const answers = await Promise.all([invite(), invite()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(wordsOf(await answer.text())).toMatch(/chiar în clipa aceasta|are deja acces/)
    const letters = here.mailbox.letters.filter(({ to }) => to.includes(email))
    expect(letters.length).toBe(1)
    const next = 'o parolă pentru o invitație'
    await sendForm(here.site, '/admin/reset', { code: codeIn(letters[0]?.text ?? ''), next, again: next })
    expect(await signsIn(email, next)).toBe(303)
    expect(
      (await audit('account_invite')).filter(({ detail }) => String(detail).includes(email)),
    ).toHaveLength(1)
  })

  test('an address that is none comes back as it was typed', async () => {
    const answer = await here.admin.post('/admin/account', { intent: 'invite', email: 'colega@' })
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('value="colega@"')])
  })

  test('a session says what it was opened with, as far as the site knows', async () => {
    const person = await createAccount(here.site.db, true)
    const opened = (agent: string) =>
      sendForm(
        here.site,
        '/admin/sign-in',
        { email: person.email, password, locale: 'ro' },
        { 'user-agent': agent },
      )
    for (const agent of agents.slice(1)) await opened(agent)
    const cookie = cookiesOf(await opened(agents[0]))
    const listed = async (cookie: string, language = '') =>
      wordsOf(await (await here.site.fetch(`${language}/admin/account`, { headers: { cookie } })).text())
    await eventually(async () => (await listed(cookie)).includes('Chrome pe Windows: din '))
    const page = await listed(cookie)
    expect(page).toMatch(
      /Chrome pe Windows: din [^:]+:\d\d, folosită ultima dată [^:]+:\d\d dispozitivul acesta/,
    )
    for (const name of ['Safari pe iPhone: din', 'Edge pe Windows: din', 'Samsung Internet pe Android: din'])
      expect(page).toContain(name)
    expect(page).toContain('Alt browser sau alt dispozitiv: din')
    expect(page).not.toContain('Mozilla')
    if (speaks('en')) expect(await listed(cookie, '/en')).toContain('Chrome on Windows: since')

    // A session that a new password has begun is named anew.
    const next = 'o parolă pentru dispozitive'
    const changed = await sendForm(
      here.site,
      '/admin/account',
      { intent: 'password', current: password, next, again: next },
      { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0' },
    )
    await eventually(async () => (await listed(cookiesOf(changed))).includes('Firefox pe Linux: din'))
    const kept = await rowsOf(here.site.db, 'select browser, system from private.session_devices')
    // Those of sessions that have ended go with the next sign-in.
    expect(kept).toContainEqual({ browser: 'Firefox', system: 'Linux' })
    await sendForm(
      here.site,
      '/admin/sign-in',
      { email: person.email, password: next, locale: 'ro' },
      { 'user-agent': agents[0] },
    )
    await eventually(async () => {
      const names = await rowsOf(here.site.db, 'select browser from private.session_devices')
      return !names.some(({ browser }) => browser === 'Edge')
    })
  })

  test('a session is ended from another', async () => {
    const other = cookiesOf(
      await sendForm(here.site, '/admin/sign-in', { email: here.admin.email, password, locale: 'ro' }),
    )
    expect((await here.site.fetch('/admin', { headers: { cookie: other } })).status).toBe(200)
    expect(await shown('/admin/account')).toContain('Încheie toate celelalte')
    const answer = await here.admin.post('/admin/account', { intent: 'session', session: 'others' })
    expect(answer.headers.get('location')).toBe('/admin/account?flash=session-ended')
    expect((await here.site.fetch('/admin', { headers: { cookie: other } })).status).toBe(401)
    expect((await here.admin.get('/admin')).status).toBe(200)
  })
})
