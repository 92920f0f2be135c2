import { beforeEach, describe, expect, test } from 'vitest'
import { arrivalAt } from '../../../src/features/admin/account/arrival.ts'
import { password } from '../../support/admin/account.ts'
import { adminAtWork, cookiesOf } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { codeOf } from '../../support/admin/second-factor.ts'
import { eventually } from '../../support/eventually.ts'
import { rowsOf, sendForm, wordsOf } from '../../support/site/forms.ts'

const here = openAdmin()

const linkIn = (text: string) => /https?:\/\/[^/\s]+(\/\S*\/?admin\/reset\?code=[\w-]+)/.exec(text)?.[1] ?? ''
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
      back: '/admin/hours',
      locale: 'ro',
    })
    return { answer, cookie: cookiesOf(answer), html: await answer.text() }
  }

  /** Turns it on by the page, and returns the secret that the page shows and the code that was given. */
  async function turnedOn(person: Person) {
    const page = await (await person.post('/admin/account', { intent: 'code-begin' })).text()
    const [, factor = ''] = /name="factor" value="([0-9a-f-]{36})"/.exec(page) ?? []
    const [, secret = ''] = /name="secret" value="([A-Z2-7]+)"/.exec(page) ?? []
    const confirm = (code: string) =>
      person.post('/admin/account', { intent: 'code-confirm', factor, secret, code })
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
    const used = code(secret)
    const answer = await confirm(used)
    expect(answer.headers.get('location')).toBe('/admin/account?flash=code-on')
    return { secret, used, cookie: cookiesOf(answer) }
  }

  test('is turned on by its owner, asked for at sign-in, taken once, and turned off by a code', async () => {
    const person = await adminAtWork(here.site)
    const { secret, used, cookie } = await turnedOn(person)
    expect((await person.get('/admin')).status).toBe(401)
    const page = wordsOf(await (await here.site.fetch('/admin/account', { headers: { cookie } })).text())
    expect(page).toMatch(new RegExp(`${person.email} \\(dumneavoastră\\) .*cu cod de pe telefon`))

    const waiting = await enters(person.email)
    expect([waiting.answer.status, wordsOf(waiting.html)]).toEqual([
      200,
      expect.stringContaining('Codul de pe telefon'),
    ])
    for (const path of ['/admin', '/admin/account', '/admin/prices', '/api/admin/prices.csv']) {
      const refused = await here.site.fetch(path, { headers: { cookie: waiting.cookie } })
      expect([path, refused.status, (await refused.text()).includes(person.email)]).toEqual([
        path,
        401,
        false,
      ])
    }
    const attempt = (code: string, cookie = waiting.cookie) =>
      post(cookie, { code, back: '/admin/hours' }, '/admin/sign-in/code')
    expect([(await attempt('12a')).status, (await attempt('000 000')).status]).toEqual([422, 401])
    // The code that turned it on has been used.
    const replayed = await attempt(used)
    expect([replayed.status, wordsOf(await replayed.text())]).toEqual([
      401,
      expect.stringContaining('a mai fost folosit'),
    ])
    expect((await here.site.fetch('/admin', { headers: { cookie: waiting.cookie } })).status).toBe(401)

    const unkept = await post('', { code: code(secret, 1), back: '/admin/hours' }, '/admin/sign-in/code')
    expect([unkept.status, wordsOf(await unkept.text())]).toEqual([
      401,
      expect.stringContaining('Browserul nu a păstrat sesiunea'),
    ])

    const { cookie: second } = await enters(person.email)
    const arrived = await attempt(code(secret, 1), second)
    expect([arrived.status, arrived.headers.get('location')]).toEqual([303, arrivalAt('/admin/hours')])
    const inside = cookiesOf(arrived)
    expect((await here.site.fetch('/admin', { headers: { cookie: inside } })).status).toBe(200)
    // The token of before, copied, stays worth nothing.
    expect((await here.site.fetch('/admin', { headers: { cookie: second } })).status).toBe(401)

    expect((await post(inside, { intent: 'code-stop', code: '000000' })).status).toBe(401)
    await fresh()
    const off = await post(inside, { intent: 'code-stop', code: code(secret) })
    expect(off.headers.get('location')).toBe('/admin/account?flash=code-off')
    expect((await enters(person.email)).answer.status).toBe(303)
    expect(await audit('account_factor_on')).toContainEqual(expect.objectContaining({ email: person.email }))
    expect(await audit('account_factor_off')).toContainEqual(expect.objectContaining({ email: person.email }))
  })

  test('does not lose a form that was sent without a session', async () => {
    const person = await adminAtWork(here.site)
    const { secret } = await turnedOn(person)
    const { cookie } = await enters(person.email)
    const asked = await (await post(cookie, { intent: 'invite', email: 'pastrat@' })).text()
    const kept = /name="kept" value="([^"]+)"/.exec(asked)?.[1] ?? ''
    await fresh()
    const answer = await post(cookie, { code: code(secret), back: '', kept }, '/admin/sign-in/code')
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('value="pastrat@"')])
  })

  test('that a kept form brings once more leaves the browser in its newest session', async () => {
    const person = await adminAtWork(here.site)
    const { secret } = await turnedOn(person)
    const { cookie } = await enters(person.email)
    await fresh()
    const given = code(secret)
    const asked = await (await post(cookie, { intent: 'code-stop', code: given })).text()
    const kept = /name="kept" value="([^"]+)"/.exec(asked)?.[1] ?? ''
    const answer = await post(cookie, { code: given, back: '', kept }, '/admin/sign-in/code')
    expect([answer.status, wordsOf(await answer.text())]).toEqual([
      401,
      expect.stringContaining('a mai fost folosit'),
    ])
    // An hour later the browser has only this, of several the last one.
    const refresh = cookiesOf(answer)
      .split('; ')
      .findLast((each) => each.includes('-refresh='))
    const later = await here.site.fetch('/admin', { headers: { cookie: refresh ?? '' } })
    expect(later.status).toBe(200)
  })

  test('stays asked for after a password is changed, or set anew by mail', async () => {
    const person = await adminAtWork(here.site)
    const { secret, cookie } = await turnedOn(person)
    const next = 'altă parolă destul de lungă'
    const changed = await post(cookie, { intent: 'password', current: password, next, again: next })
    expect(changed.headers.get('location')).toBe('/admin/account?flash=password')
    expect((await here.site.fetch('/admin', { headers: { cookie: cookiesOf(changed) } })).status).toBe(200)

    await sendForm(here.site, '/admin/reset', { email: person.email })
    // The notice of the change before goes to the same person.
    const linkOfLetter = () =>
      linkIn(here.mailbox.letters.findLast(({ to }) => to[0] === person.email)?.text ?? '')
    await eventually(() => expect(linkOfLetter()).not.toBe(''))
    const link = linkOfLetter()
    const token = new URLSearchParams(link.split('?')[1]).get('code') ?? ''
    const set = await sendForm(here.site, '/admin/reset', { code: token, next: password, again: password })
    expect(set.headers.get('location')).toBe('/admin/sign-in?flash=password')
    const { answer, cookie: waiting } = await enters(person.email)
    expect(answer.status).toBe(200)
    expect((await here.site.fetch('/admin', { headers: { cookie: waiting } })).status).toBe(401)
    await fresh()
    expect((await post(waiting, { code: code(secret) }, '/admin/sign-in/code')).status).toBe(303)
    const { email } = person
    expect((await audit('account_password')).map((entry) => entry.email)).toEqual([email, email])
  })

  test('of who has lost the phone is taken away by a colleague', async () => {
    const person = await adminAtWork(here.site)
    const { cookie } = await turnedOn(person)
    const remove = (by: string) => post(by, { intent: 'code-remove', account: person.id })
    const own = await remove(cookie)
    expect([own.status, wordsOf(await own.text())]).toEqual([
      409,
      expect.stringContaining('se oprește cu un cod'),
    ])
    const { cookie: waiting } = await enters(person.email)
    expect((await remove(waiting)).status).toBe(401)
    expect((await remove(here.admin.cookie)).headers.get('location')).toBe(
      '/admin/account?flash=code-removed',
    )
    expect((await here.site.fetch('/admin', { headers: { cookie: waiting } })).status).toBe(401)
    expect((await enters(person.email)).answer.status).toBe(303)
  })

  test('a few wrong codes end the session, whatever networks they come from, and its owner is told', async () => {
    const person = await adminAtWork(here.site)
    const { secret } = await turnedOn(person)
    await fresh()
    const attempt = (cookie: string, code: string) => post(cookie, { code }, '/admin/sign-in/code')
    // Without the cookie of a known device: it is somebody who has the password.
    const guess = async () => {
      const { cookie } = await enters(person.email)
      const statuses: number[] = []
      for (let count = 0; count < 5; count += 1) statuses.push((await attempt(cookie, '000000')).status)
      return { cookie, statuses }
    }
    const { cookie, statuses } = await guess()
    expect(statuses).toEqual([401, 401, 401, 401, 429])
    // The right code comes too late for that session.
    expect((await attempt(cookie, code(secret))).status).toBe(401)
    const told = () =>
      here.mailbox.letters.filter(
        ({ to, subject }) => to[0] === person.email && subject.includes('Coduri greșite'),
      )
    await eventually(() => told().length === 1)
    expect(told()[0]?.text).toContain('/admin/reset')
    expect((await audit('account_wrong_codes')).map(({ email }) => email)).toContain(person.email)

    for (let session = 0; session < 3; session += 1) await guess()
    const { cookie: late } = await enters(person.email)
    const refused = await attempt(late, code(secret))
    expect([refused.status, wordsOf(await refused.text())]).toEqual([
      429,
      expect.stringContaining('Prea multe coduri greșite'),
    ])
    // The device on which the owner has signed in before is theirs, whatever goes on elsewhere.
    const device = person.cookie.split('; ').find((each) => each.includes('-device=')) ?? ''
    const known = await sendForm(
      here.site,
      '/admin/sign-in',
      { email: person.email, password, back: '', locale: 'ro' },
      { cookie: device },
    )
    const entered = await attempt(`${cookiesOf(known)}; ${device}`, code(secret, 1))
    expect(entered.status).toBe(303)
    expect(told()).toHaveLength(1)
  })

  test('is guessed as often as a password, and no oftener', async () => {
    const person = await adminAtWork(here.site)
    await turnedOn(person)
    const { cookie } = await enters(person.email)
    const statuses = new Set<number>()
    const headers = { cookie, 'cf-connecting-ip': '203.0.113.77' }
    // More than two minutes' worth: limits are counted by the minute of the clock.
    for (let count = 0; count < 11; count += 1)
      statuses.add((await sendForm(here.site, '/admin/sign-in/code', { code: '000000' }, headers)).status)
    expect([...statuses]).toEqual([401, 429])
  })
})
