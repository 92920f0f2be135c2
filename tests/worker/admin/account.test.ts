import { beforeAll, describe, expect, test } from 'vitest'
import { allOrEssential } from '../../../src/features/consent/record.ts'
import { password } from '../../support/admin/account.ts'
import { adminAtWork, cookiesOf, createAccount } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { codeOf } from '../../support/admin/second-factor.ts'
import { eventually } from '../../support/eventually.ts'
import { shownStories } from '../../support/samples/examples.ts'
import { rowsOf, sendForm, wordsOf } from '../../support/site/forms.ts'

/** A clinic may tell no stories. */
const ownStory = shownStories.at(-1)

const here = openAdmin()

const shown = async (path: string) => wordsOf(await (await here.admin.get(path)).text())
const signsIn = async (email: string, given: string) =>
  (await sendForm(here.site, '/admin/sign-in', { email, password: given, limba: 'ro' })).status
const linkIn = (text: string) => /https?:\/\/[^/\s]+(\/\S*\/?admin\/reset\?cod=[\w-]+)/.exec(text)?.[1] ?? ''
const audit = (action: string) =>
  rowsOf(here.site.db, `select email, detail::text from audit_entries where action = '${action}' order by id`)

describe('the password', () => {
  test('is changed by who knows it, and every other session ends', async () => {
    const colleague = await adminAtWork(here.site)
    const elsewhere = cookiesOf(
      await sendForm(here.site, '/admin/sign-in', { email: colleague.email, password, limba: 'ro' }),
    )
    const change = (current: string, next: string, again = next) =>
      colleague.post('/admin/account', { actiune: 'parola', current, next, again })
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
    expect(changed.headers.get('location')).toBe('/admin/account?stare=parola')
    const cookie = cookiesOf(changed)
    const page = async (cookie: string) =>
      (await here.site.fetch('/admin/account', { headers: { cookie } })).status
    expect([await page(cookie), await page(elsewhere), await page(colleague.cookie)]).toEqual([200, 401, 401])
    expect([await signsIn(colleague.email, password), await signsIn(colleague.email, secret)]).toEqual([
      401, 303,
    ])
    expect(await audit('account_password')).toMatchObject([{ email: colleague.email }])
  })

  test('is set anew by a link from the mail, once', async () => {
    const { email } = await createAccount(here.site.db, true)
    const answer = await sendForm(here.site, '/admin/reset', { email: ` ${email.toUpperCase()} ` })
    expect(answer.headers.get('location')).toBe('/admin/reset?stare=trimis')
    await eventually(() => expect(here.mailbox.letters.at(-1)?.to).toEqual([email]))
    const link = linkIn(here.mailbox.letters.at(-1)?.text ?? '')
    const form = await here.site.fetch(link)
    expect([form.headers.get('cache-control'), form.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ])
    // A scanner that follows the link uses nothing up.
    await here.site.fetch(link)
    const cod = new URLSearchParams(link.split('?')[1]).get('cod') ?? ''
    const next = 'o parolă cu totul nouă'
    expect((await sendForm(here.site, '/admin/reset', { cod, next: 'scurtă', again: 'scurtă' })).status).toBe(
      422,
    )
    const set = await sendForm(here.site, '/admin/reset', { cod, next, again: next })
    expect(set.headers.get('location')).toBe('/admin/sign-in?stare=parola')
    expect([await signsIn(email, password), await signsIn(email, next)]).toEqual([401, 303])
    const again = await sendForm(here.site, '/admin/reset', {
      cod,
      next: 'alta, foarte lungă',
      again: 'alta, foarte lungă',
    })
    expect([again.status, wordsOf(await again.text())]).toEqual([410, expect.stringContaining('a expirat')])
  })

  test('of nobody is asked for in vain, and the answer is the same', async () => {
    const before = here.mailbox.letters.length
    const answer = await sendForm(here.site, '/en/admin/reset', { email: 'nimeni@exemplu.ro' })
    expect(answer.headers.get('location')).toBe('/en/admin/reset?stare=trimis')
    const wrong = await sendForm(here.site, '/admin/reset', { email: 'nimic' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('value="nimic"')])
    const forged = { cod: 'a'.repeat(56), next: 'o parolă lungă', again: 'o parolă lungă' }
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

describe('the code from the phone', () => {
  type Person = Awaited<ReturnType<typeof adminAtWork>>
  const post = (cookie: string, fields: Record<string, string>, path = '/admin/account') =>
    sendForm(here.site, path, fields, { cookie })
  const code = (secret: string, later = 0) => codeOf(secret, later).replace(/^.../, '$& ')
  const fresh = () => here.site.db?.sql.exec('delete from private.used_codes')
  const enters = async (email: string) => {
    const answer = await sendForm(here.site, '/admin/sign-in', {
      email,
      password,
      inapoi: '/admin/hours',
      limba: 'ro',
    })
    return { answer, cookie: cookiesOf(answer), html: await answer.text() }
  }

  /** Turns it on by the page, and returns the secret that the page shows. */
  async function turnedOn(person: Person): Promise<{ secret: string; cookie: string }> {
    const page = await (await person.post('/admin/account', { actiune: 'cod-incepe' })).text()
    const [, factor = ''] = /name="factor" value="([0-9a-f-]{36})"/.exec(page) ?? []
    const [, secret = ''] = /name="cheie" value="([A-Z2-7]+)"/.exec(page) ?? []
    const confirm = (cod: string) =>
      person.post('/admin/account', { actiune: 'cod-confirma', factor, cheie: secret, cod })
    expect(page).toMatch(/<svg[^>]*role="img"[^>]*>\s*<path d="M4 4h1v1h-1z/)
    expect(wordsOf(page)).toContain(secret.match(/.{1,4}/g)?.join(' '))
    expect(page).toMatch(/inputmode="numeric" autocomplete="one-time-code"/i)
    for (const [typed, status] of [
      ['12', 422],
      ['000000', 401],
    ] as const) {
      const refused = await confirm(typed)
      expect(refused.status).toBe(status)
      // The drawing and the key are still there: nothing has to be begun anew.
      expect(await refused.text()).toContain(`value="${secret}"`)
    }
    const answer = await confirm(code(secret))
    expect(answer.headers.get('location')).toBe('/admin/account?stare=cod-pornit')
    return { secret, cookie: cookiesOf(answer) }
  }

  test('is turned on by its owner, asked for at sign-in, taken once, and turned off by a code', async () => {
    const person = await adminAtWork(here.site)
    const { secret, cookie } = await turnedOn(person)
    expect((await person.get('/admin')).status).toBe(401)
    const page = wordsOf(await (await here.site.fetch('/admin/account', { headers: { cookie } })).text())
    expect(page).toMatch(new RegExp(`${person.email} \\(dumneavoastră\\) .*cu cod de pe telefon`))

    const waiting = await enters(person.email)
    expect([waiting.answer.status, wordsOf(waiting.html)]).toEqual([
      200,
      expect.stringContaining('Codul de pe telefon'),
    ])
    for (const path of ['/admin', '/admin/account', '/en/admin/prices', '/api/admin/prices.csv']) {
      const refused = await here.site.fetch(path, { headers: { cookie: waiting.cookie } })
      expect([path, refused.status, (await refused.text()).includes(person.email)]).toEqual([
        path,
        401,
        false,
      ])
    }
    const attempt = (cod: string, cookie = waiting.cookie) =>
      post(cookie, { cod, inapoi: '/admin/hours' }, '/admin/sign-in/code')
    expect([(await attempt('12a')).status, (await attempt('000 000')).status]).toEqual([422, 401])
    // The code that turned it on has been used.
    const replayed = await attempt(code(secret))
    expect([replayed.status, wordsOf(await replayed.text())]).toEqual([
      401,
      expect.stringContaining('a mai fost folosit'),
    ])
    expect((await here.site.fetch('/admin', { headers: { cookie: waiting.cookie } })).status).toBe(401)

    const { cookie: second } = await enters(person.email)
    const arrived = await attempt(code(secret, 1), second)
    expect([arrived.status, arrived.headers.get('location')]).toEqual([303, '/admin/hours'])
    const inside = cookiesOf(arrived)
    expect((await here.site.fetch('/admin', { headers: { cookie: inside } })).status).toBe(200)
    // The token of before, copied, stays worth nothing.
    expect((await here.site.fetch('/admin', { headers: { cookie: second } })).status).toBe(401)

    expect((await post(inside, { actiune: 'cod-opreste', cod: '000000' })).status).toBe(401)
    await fresh()
    const off = await post(inside, { actiune: 'cod-opreste', cod: code(secret) })
    expect(off.headers.get('location')).toBe('/admin/account?stare=cod-oprit')
    expect((await enters(person.email)).answer.status).toBe(303)
    expect(await audit('account_factor_on')).toContainEqual(expect.objectContaining({ email: person.email }))
    expect(await audit('account_factor_off')).toContainEqual(expect.objectContaining({ email: person.email }))
  })

  test('does not lose a form that was sent without a session', async () => {
    const person = await adminAtWork(here.site)
    const { secret } = await turnedOn(person)
    const { cookie } = await enters(person.email)
    const asked = await (await post(cookie, { actiune: 'invita', email: 'pastrat@' })).text()
    const trimis = /name="trimis" value="([^"]+)"/.exec(asked)?.[1] ?? ''
    await fresh()
    const answer = await post(cookie, { cod: code(secret), inapoi: '', trimis }, '/admin/sign-in/code')
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('value="pastrat@"')])
  })

  test('stays asked for after a password is changed, or set anew by mail', async () => {
    const person = await adminAtWork(here.site)
    const { secret, cookie } = await turnedOn(person)
    const next = 'altă parolă destul de lungă'
    const changed = await post(cookie, { actiune: 'parola', current: password, next, again: next })
    expect(changed.headers.get('location')).toBe('/admin/account?stare=parola')
    expect((await here.site.fetch('/admin', { headers: { cookie: cookiesOf(changed) } })).status).toBe(200)

    await sendForm(here.site, '/admin/reset', { email: person.email })
    await eventually(() => expect(here.mailbox.letters.at(-1)?.to).toEqual([person.email]))
    const link = linkIn(here.mailbox.letters.at(-1)?.text ?? '')
    const cod = new URLSearchParams(link.split('?')[1]).get('cod') ?? ''
    const set = await sendForm(here.site, '/admin/reset', { cod, next: password, again: password })
    expect(set.headers.get('location')).toBe('/admin/sign-in?stare=parola')
    const { answer, cookie: waiting } = await enters(person.email)
    expect(answer.status).toBe(200)
    expect((await here.site.fetch('/admin', { headers: { cookie: waiting } })).status).toBe(401)
    await fresh()
    expect((await post(waiting, { cod: code(secret) }, '/admin/sign-in/code')).status).toBe(303)
    expect(await audit('account_password')).toHaveLength(4)
  })

  test('of who has lost the phone is taken away by a colleague', async () => {
    const person = await adminAtWork(here.site)
    const { cookie } = await turnedOn(person)
    const remove = (by: string) => post(by, { actiune: 'cod-scoate', cont: person.id })
    const own = await remove(cookie)
    expect([own.status, wordsOf(await own.text())]).toEqual([
      409,
      expect.stringContaining('se oprește cu un cod'),
    ])
    const { cookie: waiting } = await enters(person.email)
    expect((await remove(waiting)).status).toBe(401)
    expect((await remove(here.admin.cookie)).headers.get('location')).toBe('/admin/account?stare=cod-scos')
    expect((await here.site.fetch('/admin', { headers: { cookie: waiting } })).status).toBe(401)
    expect((await enters(person.email)).answer.status).toBe(303)
  })

  test('is guessed as often as a password, and no oftener', async () => {
    const person = await adminAtWork(here.site)
    await turnedOn(person)
    const { cookie } = await enters(person.email)
    const statuses = new Set<number>()
    const headers = { cookie, 'cf-connecting-ip': '203.0.113.77' }
    // More than two minutes' worth: limits are counted by the minute of the clock.
    for (let count = 0; count < 11; count += 1)
      statuses.add((await sendForm(here.site, '/admin/sign-in/code', { cod: '000000' }, headers)).status)
    expect([...statuses]).toEqual([401, 429])
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
    const invite = () => here.admin.post('/admin/account', { actiune: 'invita', email })
    expect((await invite()).headers.get('location')).toBe('/admin/account?stare=invitat')
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
    const cod = new URLSearchParams(linkIn(letter?.text ?? '').split('?')[1]).get('cod') ?? ''
    const secret = 'prima mea parolă aici'
    await sendForm(here.site, '/admin/reset', { cod, next: secret, again: secret })
    const answer = await sendForm(here.site, '/admin/sign-in', { email, password: secret, limba: 'ro' })
    const cookie = cookiesOf(answer)
    expect((await here.site.fetch('/admin', { headers: { cookie } })).status).toBe(200)
    const [row] = await rowsOf<{ id: string }>(
      here.site.db,
      `select id from auth.users where email = '${email}'`,
    )
    const removed = await here.admin.post('/admin/account', { actiune: 'scoate', cont: row?.id ?? '' })
    expect(removed.headers.get('location')).toBe('/admin/account?stare=scos')
    expect((await here.site.fetch('/admin', { headers: { cookie } })).status).toBe(401)
    expect(await audit('account_invite')).toMatchObject([
      { email: here.admin.email, detail: expect.stringContaining(email) },
    ])
    expect(await audit('account_remove')).toMatchObject([
      { email: here.admin.email, detail: expect.stringContaining(email) },
    ])
  })

  test('an address that is none comes back as it was typed', async () => {
    const answer = await here.admin.post('/admin/account', { actiune: 'invita', email: 'colega@' })
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('value="colega@"')])
  })

  test('a session says what it was opened with, as far as the site knows', async () => {
    const person = await createAccount(here.site.db, true)
    const opened = (agent: string) =>
      sendForm(
        here.site,
        '/admin/sign-in',
        { email: person.email, password, limba: 'ro' },
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
    expect(await listed(cookie, '/en')).toContain('Chrome on Windows: since')

    // A session that a new password has begun is named anew.
    const next = 'o parolă pentru dispozitive'
    const changed = await sendForm(
      here.site,
      '/admin/account',
      { actiune: 'parola', current: password, next, again: next },
      { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0' },
    )
    await eventually(async () => (await listed(cookiesOf(changed))).includes('Firefox pe Linux: din'))
    const kept = await rowsOf(here.site.db, 'select browser, system from private.session_devices')
    // Those of sessions that have ended go with the next sign-in.
    expect(kept).toContainEqual({ browser: 'Firefox', system: 'Linux' })
    await sendForm(
      here.site,
      '/admin/sign-in',
      { email: person.email, password: next, limba: 'ro' },
      { 'user-agent': agents[0] },
    )
    await eventually(async () => {
      const names = await rowsOf(here.site.db, 'select browser from private.session_devices')
      return !names.some(({ browser }) => browser === 'Edge')
    })
  })

  test('a session is ended from another', async () => {
    const other = cookiesOf(
      await sendForm(here.site, '/admin/sign-in', { email: here.admin.email, password, limba: 'ro' }),
    )
    expect((await here.site.fetch('/admin', { headers: { cookie: other } })).status).toBe(200)
    expect(await shown('/admin/account')).toContain('Încheie toate celelalte')
    const answer = await here.admin.post('/admin/account', { actiune: 'sesiune', sesiune: 'celelalte' })
    expect(answer.headers.get('location')).toBe('/admin/account?stare=incheiata')
    expect((await here.site.fetch('/admin', { headers: { cookie: other } })).status).toBe(401)
    expect((await here.admin.get('/admin')).status).toBe(200)
  })
})

describe('records', () => {
  beforeAll(() =>
    here.site.db?.sql.exec(`
      insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, email, message) values
        (gen_random_uuid(), 'PERS-2222', 'ro', 'ro', 'Ana Persoana', '+40712034567', 'ana@exemplu.ro', 'Mă doare')`),
  )

  test('of a person are found, given out and erased, with nothing of them in an address or the log', async () => {
    const post = (fields: Record<string, string>) =>
      here.admin.post('/admin/people', { cine: 'ANA@exemplu.ro', ...fields })
    expect(wordsOf(await (await post({ actiune: 'cauta' })).text())).toMatch(
      /Ce păstrăm despre ana@exemplu\.ro.*PERS-2222, Ana Persoana.*\+40712034567/,
    )
    expect(
      wordsOf(
        await (await here.admin.post('/admin/people', { cine: '0712 034 567', actiune: 'cauta' })).text(),
      ),
    ).toContain('Ana Persoana')
    const file = await post({ actiune: 'descarca' })
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="date-address.json"')
    expect(await file.json()).toMatchObject({ requests: [{ message: 'Mă doare' }], subscriptions: [] })
    const unsure = await post({ actiune: 'sterge', motiv: 'asked' })
    expect([unsure.status, wordsOf(await unsure.text())]).toEqual([
      422,
      expect.stringContaining('Bifați că ați verificat'),
    ])
    const erased = await post({ actiune: 'sterge', motiv: 'asked', verificat: 'da' })
    expect(wordsOf(await erased.text())).toContain('S-au șters: 1 cerere, 0 abonări, 0 dovezi, 0 acorduri')
    expect(wordsOf(await (await post({ actiune: 'cauta' })).text())).toContain(
      'Nu păstrăm nimic despre ana@exemplu.ro',
    )
    for (const cine of ['', 'nimic', '0712'])
      expect((await here.admin.post('/admin/people', { cine, actiune: 'cauta' })).status).toBe(422)
    expect(JSON.stringify(here.site.logs())).not.toMatch(/ana@|034567|Persoana/i)
  })

  test('of a visitor are proofs of consent, in the words of the banner', async () => {
    const cine = crypto.randomUUID()
    const categories = { ...allOrEssential(false), analytics: true, functional: true }
    await here.site.db?.sql.query(
      `insert into cookie_consent (event_id, anon_user_id, consent, locale, surface)
       values (gen_random_uuid(), $1, $2, 'ro', 'banner')`,
      [cine, { version: '1.0.0', givenAtISO: new Date().toISOString(), categories }],
    )
    const found = wordsOf(await (await here.admin.post('/admin/people', { cine, actiune: 'cauta' })).text())
    expect(found).toMatch(/Alegeri despre cookie-uri \d+ .*: Analiză, Funcționale/)
    expect(found).not.toMatch(/analytics|functional/)
  })

  test.skipIf(ownStory === undefined)(
    'of a patient are found by name, with the title of their story, and erasing takes it from the site',
    async () => {
      const { id: story, title } = ownStory ?? { id: '', title: '' }
      const visitors = async () => wordsOf(await (await here.site.fetch('/povesti-succes')).text())
      expect(await visitors()).toContain(title)
      const cine = 'Maria Exemplescu'
      await here.site.db?.sql.query('update story_consents set person = $2 where story = $1', [story, cine])
      const post = (fields: Record<string, string>, language = '') =>
        here.admin.post(`${language}/admin/people`, { cine, ...fields })
      const found = wordsOf(await (await post({ actiune: 'cauta' })).text())
      expect(found).toMatch(new RegExp(`Acorduri pentru povești Maria Exemplescu, povestea „${title}”`, 'i'))
      expect(found).not.toContain(story)
      expect(wordsOf(await (await post({ actiune: 'cauta' }, '/en')).text())).not.toContain(story)
      const file = JSON.stringify(await (await post({ actiune: 'descarca' })).json())
      expect(file).toContain(cine)
      const erased = wordsOf(
        await (await post({ actiune: 'sterge', motiv: 'withdrawn', verificat: 'da' })).text(),
      )
      expect(erased).toMatch(/1 acord pentru o poveste.*Povestea nu mai apare pe site/)
      expect(await visitors()).not.toContain(title)
    },
  )

  test('of what was done are read by who, what and when', async () => {
    await here.admin.get('/api/admin/requests.csv?filtru=toate')
    const page = await shown('/admin/audit')
    for (const words of [
      'A intrat în cont',
      'A descărcat cererile',
      'A șters datele unei persoane',
      'motivul: A cerut persoana',
    ])
      expect(page).toContain(words)
    const erasures = await shown('/admin/audit?filtru=stergeri')
    expect(erasures).toContain('A șters datele unei persoane')
    expect(erasures).not.toContain('A intrat în cont')
    expect(await shown('/en/admin/audit?filtru=conturi')).toContain('Signed in')
    expect(page).not.toMatch(/ana@exemplu/)
  })

  test('of the newsletter are a list and a file of those who confirmed', async () => {
    await here.site.db?.sql.exec(`
      insert into newsletter_subscribers (email, locale, status, confirmed_at, unsubscribed_at) values
        ('da@exemplu.ro', 'en', 'confirmed', now(), null), ('nu@exemplu.ro', 'ro', 'unsubscribed', now(), now()),
        ('=poate@exemplu.ro', 'ro', 'confirmed', now(), null)`)
    const page = await shown('/admin/subscribers')
    expect(page).toMatch(/2 adrese .*da@exemplu\.ro engleză, din/)
    expect(page).not.toContain('nu@exemplu.ro')
    expect(await shown('/en/admin/subscribers?filtru=dezabonati')).toMatch(
      /1 address .*nu@exemplu\.ro Romanian, left/,
    )
    const file = await (await here.admin.get('/api/admin/subscribers.csv')).text()
    expect(file).toContain('da@exemplu.ro,en,')
    expect(file).toContain("'=poate@exemplu.ro")
    expect(file).not.toContain('nu@exemplu.ro')
    expect(await audit('export_subscribers')).toHaveLength(1)
    const beyond = await here.admin.get('/admin/subscribers?pagina=99')
    expect(beyond.headers.get('location')).toBe('/admin/subscribers?filtru=abonati')
  })

  test('of everything are one file, taken by an admin alone', async () => {
    const answer = await here.admin.post('/api/admin/export.json', {})
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { format, tables } = await answer.json()
    expect([format, tables['public.price_items'].length > 50, tables['private.consent_erasures']]).toEqual([
      1,
      true,
      [],
    ])
    const foreign = { cookie: here.admin.cookie, 'sec-fetch-site': 'cross-site' }
    expect((await sendForm(here.site, '/api/admin/export.json', {}, foreign)).status).toBe(403)
    expect(
      (await here.site.fetch('/api/admin/export.json', { headers: { cookie: here.admin.cookie } })).status,
    ).toBe(404)
    for (const path of ['/api/admin/export.json', '/admin/people', '/admin/account'])
      expect((await sendForm(here.site, path, { actiune: 'invita', email: 'eu@exemplu.ro' })).status).toBe(
        401,
      )
  })
})
