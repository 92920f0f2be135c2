import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, hostedAccounts, localAccounts } from '../../../scripts/admin/create.ts'
import { treatmentTexts } from '../../../src/content/ro/treatments.ts'
import { bucharestClock } from '../../../src/format/dates.ts'
import { speaks } from '../../../src/locale.ts'
import { password } from '../../support/admin/account.ts'
import { adminAtWork, createAccount } from '../../support/admin/admin.ts'
import { testOf } from '../../support/module-test.ts'
import { keyOf } from '../../support/samples/examples.ts'
import { rowsOf, sendForm, wordsOf } from '../../support/site/forms.ts'
import { type Site, startSite } from '../../support/site/site.ts'

let site: Site
let admin: Awaited<ReturnType<typeof adminAtWork>>
beforeAll(async () => {
  site = await startSite({ database: true })
  admin = await adminAtWork(site)
  await site.db?.sql.query(
    "insert into newsletter_subscribers (email, locale, status, confirmed_at) values ('a@exemplu.ro', 'ro', 'confirmed', now()), ('b@exemplu.ro', 'en', 'confirmed', now())",
  )
})
afterAll(() => site.close())

const treatment = keyOf('implant_dentar')
const { title } = treatmentTexts[treatment]

let age = 0
async function addRequest(reference: string, name: string, message = 'Aș dori o consultație') {
  age += 1
  await site.db?.sql.query(
    `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, treatment, doctor, wishes, message, created_at)
     values (gen_random_uuid(), $1, 'ro', 'en', $2, '+40712034567', '${treatment}', null, '[{"day": "2027-01-12", "part": "morning"}]', $3, now() - interval '1 minute' * $4)`,
    [reference, name, message, age],
  )
}
/** A button of the request's own form, pressed as the page shows it now. */
async function step(reference: string, intent: string, fields: Record<string, string> = {}) {
  const [row] = await rowsOf<{ id: string; revision: number }>(
    site.db,
    `select id, revision from contact_requests where reference = '${reference}'`,
  )
  return admin.post('/admin/requests', {
    request: row?.id ?? '',
    code: reference,
    seen: String(row?.revision),
    back: `/admin/requests?ref=${reference}`,
    intent,
    ...fields,
  })
}
const shown = async (path: string) => wordsOf(await (await admin.get(path)).text())

describe('the inbox', () => {
  beforeEach(async () => {
    await site.db?.sql.query('delete from contact_requests')
    age = 0
    for (let number = 0; number < 27; number += 1)
      await addRequest(`ABCD-${2000 + number}`.replace(/[01]/g, '2'), `Pacient ${number}`)
  })

  test('shows what is to be done, oldest first, in parts, and counts it in the menu', async () => {
    const page = await shown('/admin/requests')
    expect(page).toContain('27 de cereri')
    expect(page).toContain('Cereri 27 ( 27 de cereri așteaptă răspuns )')
    const answeredIn = speaks('en') ? 'engleză.*?' : ''
    expect(page).toMatch(
      new RegExp(
        `Pacient 26 .*?0712 034 567.*?${answeredIn}12 ianuarie.*?dimineața.*?Aș dori o consultație.*?Pacient 25 `,
      ),
    )
    expect(page).not.toContain('Pacient 0 ')
    expect(await shown('/admin/requests?filter=open&page=2')).toContain('Pacient 0 ')
    const newest = await shown('/admin/requests?filter=all')
    expect(newest).toMatch(/Pacient 0 .*Pacient 1 /)
    if (speaks('en')) expect(await shown('/en/admin/requests')).toContain('27 requests')
  })

  test('leads from a page after the last one to the first', async () => {
    for (const page of ['3', '9999']) {
      const answer = await admin.get(`/admin/requests?filter=open&page=${page}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/requests?filter=open'])
    }
  })

  test('opens the request that the mail names', async () => {
    await addRequest('WXYZ-9999', 'Ioana din mail')
    const page = await shown('/admin/requests?ref=WXYZ-9999')
    expect(page).toContain('Ioana din mail')
    expect(page).not.toContain('Pacient')
  })

  test('says by which page a request came that is not from the contact page', async () => {
    await addRequest('FRMS-2222', 'Ioana de pe alt formular')
    await site.db?.sql.query("update contact_requests set form = 'stopCard' where reference = 'FRMS-2222'")
    expect(await shown('/admin/requests?ref=FRMS-2222')).toContain('Formularul /cartonas-stop')
    await addRequest('WXYZ-9999', 'Ioana din mail')
    expect(await shown('/admin/requests?ref=WXYZ-9999')).toMatch(/Ioana din mail(?!.*Formularul)/)
  })

  test('finds a request by reference, name or phone, whatever its state', async () => {
    await addRequest('SRCH-2345', 'Ștefan Găină')
    for (const words of ['srch-2345', 'SRCH2345', 'gaina ștefan', 'STEFAN'])
      expect(await shown(`/admin/requests?search=${encodeURIComponent(words)}`)).toMatch(
        /Rezultate pentru .* 1 cerere .*Ștefan Găină/,
      )
    await addRequest('SRCH-3456', 'Maria D\u2019Angelo-Pop')
    for (const words of [
      "D'Angelo",
      'maria\u00a0d\u2019angelo',
      'Angelo\u2011Pop',
      'angelo\u2013pop',
      'ma\u00adria\u200b pop',
    ])
      expect(await shown(`/admin/requests?search=${encodeURIComponent(words)}`), words).toContain('SRCH-3456')
    expect(await shown('/admin/requests?search=0712%20034')).toContain('de cereri')
    for (const words of ['\u202a+40712034\u202c', '0712\u200b034', 'tel:0712034'])
      expect(await shown(`/admin/requests?search=${encodeURIComponent(words)}`)).toContain('de cereri')
    for (const words of ['%', '_____', '*', 'nimeni', '",id.eq.1'])
      expect(await shown(`/admin/requests?search=${encodeURIComponent(words)}`)).not.toContain('Ștefan Găină')
    expect(await shown('/admin/requests?search=nimeni')).toContain(
      'Nicio cerere nu se potrivește cu „nimeni”',
    )
  })

  test('says by when an answer is due, and that the day has passed', async () => {
    await addRequest('LATE-2222', 'De ieri')
    await site.db?.sql.query(
      "update contact_requests set created_at = now() - interval '20 days' where reference = 'LATE-2222'",
    )
    expect(await shown('/admin/requests?ref=LATE-2222')).toMatch(/de răspuns până .*\( termen depășit \)/)
    // Whose it is and what about, so that nobody has to open them all; what was written is for the inbox.
    const today = await shown('/admin')
    expect(today).toContain(`De ieri, ${title} termen depășit LATE-2222, primită `)
    expect(today).toMatch(/LATE-2222, primită .*, de răspuns până /)
    expect(today).not.toContain('Aș dori o consultație')
    await step('LATE-2222', 'scheduled')
    expect(await shown('/admin/requests?ref=LATE-2222')).not.toContain('de răspuns până')
    expect(await shown('/admin/requests?filter=scheduled')).toContain('De ieri')
  })

  test('prepares the answer in the visitor’s language, with the days and without the treatment', async () => {
    await addRequest('RPLY-2222', 'Ana & Dan')
    await site.db?.sql.query(
      "update contact_requests set email = 'ana+d@exemplu.ro' where reference = 'RPLY-2222'",
    )
    const html = await (await admin.get('/admin/requests?ref=RPLY-2222')).text()
    const [, address = ''] = /href="(mailto:[^"]*)"/.exec(html) ?? []
    const mail = new URL(address.replaceAll('&amp;', '&'))
    expect(decodeURIComponent(mail.pathname)).toBe('ana+d@exemplu.ro')
    expect(mail.searchParams.get('subject')).toContain('RPLY-2222')
    const body = mail.searchParams.get('body') ?? ''
    expect(body).toMatch(
      /^Hello Ana & Dan,\r\n\r\nYou wrote that you could come on: Tuesday 12.January, morning/,
    )
    expect(body).not.toMatch(/implant/i)
    expect(wordsOf(html)).toContain('Am I speaking with Ana &amp; Dan?')
    expect(html).toContain('href="tel:+40712034567"')
  })

  test('moves a request on in one’s own name, and one button leads back', async () => {
    await addRequest('HHHH-2222', 'De rezolvat')
    const answer = await step('HHHH-2222', 'done', { note: 'vine marți' })
    expect(answer.headers.get('location')).toBe('/admin/requests?ref=HHHH-2222&done=done&code=HHHH-2222')
    const page = await shown('/admin/requests?filter=handled&done=done&code=HHHH-2222')
    expect(page).toMatch(
      /Starea cererii HHHH-2222: Rezolvată\. Înapoi la: Nouă .*De rezolvat.*Rezolvată vine marți/,
    )
    expect(
      await rowsOf(site.db, "select handled_by from contact_requests where reference = 'HHHH-2222'"),
    ).toEqual([{ handled_by: admin.id }])
    await step('HHHH-2222', 'new')
    expect(await shown('/admin/requests?filter=handled')).toContain('Nu este nicio cerere aici.')
    await step('HHHH-2222', 'take')
    expect(await shown('/admin/requests?filter=mine')).toMatch(/1 cerere .*De rezolvat.*preluată de cont/)
    await step('HHHH-2222', 'release')
    expect(await shown('/admin/requests?filter=mine')).toContain('Nu este nicio cerere aici.')
  })

  test('keeps what was written when a step is refused', async () => {
    await addRequest('KEPT-2222', 'Păstrat')
    const stale = await step('KEPT-2222', 'called', { note: 'a vorbit cu <mama>', seen: '7' })
    expect(stale.status).toBe(409)
    expect(wordsOf(await stale.text())).toMatch(/altcineva a lucrat.*Păstrat.*a vorbit cu &lt;mama&gt;/)
    const long = await step('KEPT-2222', 'note', { note: 'é'.repeat(1001) })
    expect(long.status).toBe(422)
    expect(await long.text()).toContain('é'.repeat(1001))
    const empty = await step('KEPT-2222', 'note')
    expect([empty.status, wordsOf(await empty.text())]).toEqual([
      422,
      expect.stringContaining('Scrieți nota'),
    ])
    expect(
      await rowsOf(site.db, "select revision, progress from contact_requests where reference = 'KEPT-2222'"),
    ).toEqual([{ revision: 0, progress: 'new' }])
    for (const fields of [
      { request: 'x' },
      { code: 'x' },
      { seen: '-1' },
      { intent: 'burn' },
      { request: crypto.randomUUID(), intent: 'note', note: 'nu există' },
    ])
      expect((await step('KEPT-2222', 'done', fields)).status).toBe('note' in fields ? 404 : 400)
    const elsewhere = await step('KEPT-2222', 'called', {
      back: 'https://example.com/admin/requests?filter=all',
    })
    expect(elsewhere.headers.get('location')).toBe('/admin/requests?filter=open&done=called&code=KEPT-2222')
  })

  test('deletes a request for good, after a reason, and says so', async () => {
    await addRequest('GNEE-2222', 'De șters')
    const refused = await step('GNEE-2222', 'erase')
    expect([refused.status, wordsOf(await refused.text())]).toEqual([
      422,
      expect.stringContaining('Alegeți de ce se șterge'),
    ])
    const answer = await step('GNEE-2222', 'erase', {
      reason: 'spam',
      back: '/admin/requests?filter=all',
    })
    expect(answer.headers.get('location')).toBe('/admin/requests?filter=all&done=erased&code=GNEE-2222')
    const page = await shown('/admin/requests?filter=all&done=erased&code=GNEE-2222')
    expect(page).toContain('Cererea GNEE-2222 este ștearsă, iar ștergerea este în jurnal.')
    expect(page).not.toContain('De șters')
  })

  test('is a file without formulas', async () => {
    await addRequest('FFFF-2222', '=HYPERLINK("x")', '+cmd, "citat"\nal doilea rând')
    await addRequest('FFFF-3333', 'Ana;=HYPERLINK(CHAR(104)&A1)', "Bună\n=cmd|'/C calc'!A1; -2+3, @sum")
    // Some spreadsheets take the full-width forms for the signs themselves.
    await addRequest('FFFF-4444', '＝HYPERLINK(CHAR(104));＋1', '\n＠sum')
    const answer = await admin.get('/api/admin/requests.csv?filter=all')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const file = await answer.text()
    expect(file).toContain(`"'=HYPERLINK(""x"")"`)
    expect(file).toContain(`"'+cmd, ""citat""\nal doilea rând"`)
    expect(file).toContain("'＝HYPERLINK(CHAR(104));'＋1")
    expect(file).toContain("\n'＠sum")
    expect(file).toContain("Ana;'=HYPERLINK(CHAR(104)&A1)")
    expect(file).toContain("Bună\n'=cmd|'/C calc'!A1; '-2+3, '@sum")
  })

  test('is a file as Excel in Romania opens it, in the words of the admin, of what the list shows', async () => {
    await addRequest('FAEA-2222', 'Foaie Ana')
    await addRequest('FAEA-3333', 'Foaie Dana')
    const [early] = await rowsOf<{ at: Date | string }>(
      site.db,
      "update contact_requests set phone = '+4930123456', created_at = date_trunc('day', now()) - interval '90 minutes' where reference = 'FAEA-3333' returning created_at as at",
    )
    const { date, time } = bucharestClock(new Date(early?.at ?? ''))
    await step('FAEA-3333', 'note', { note: 'Sună din Berlin; revine luni' })
    await step('FAEA-2222', 'done')
    const fileOf = async (query: string) => (await admin.get(`/api/admin/requests.csv?${query}`)).text()
    const file = await fileOf('search=foaie&locale=ro')
    const [head = '', ...rows] = file.trim().split('\r\n')
    expect(head).toMatch(/^Codul;Primită;Starea;Preluată de;Anulată;Rezolvată;.*;Note$/)
    expect(rows).toHaveLength(2)
    expect(file).toContain(`FAEA-3333;${date.split('-').toReversed().join('.')} ${time};`)
    expect(file).toContain(';0712 034 567;')
    expect(file).toContain(';00 4930123456;')
    expect(file).toContain('Sună din Berlin; revine luni')
    expect(file).not.toContain("'")
    expect(await fileOf('filter=handled')).not.toContain('FAEA-3333')
    expect(await fileOf('filter=handled')).toContain('FAEA-2222')
    if (speaks('en')) expect(await fileOf('search=foaie&locale=en')).toMatch(/^Reference;Received;State;/)
    const page = await (await admin.get('/admin/requests?search=foaie')).text()
    expect(page).toContain('/api/admin/requests.csv?search=foaie&amp;locale=ro')
  })

  test('is a whole file, however many there are', async () => {
    const count = async () =>
      Number((await rowsOf<{ count: string }>(site.db, 'select count(*) from contact_requests'))[0]?.count)
    const before = await count()
    await rowsOf(
      site.db,
      `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone)
        select gen_random_uuid(), 'MULT-' || lpad(translate(n::text, '01', 'AB'), 4, 'Z'), 'ro', 'ro', 'Ana', '+40712034567'
        from generate_series(1, 1100) n`,
    )
    const file = await (await admin.get('/api/admin/requests.csv?filter=all')).text()
    expect(file.match(/^[A-Z0-9]{4}-[A-Z0-9]{4};/gm)).toHaveLength(before + 1100)
    await rowsOf(site.db, "delete from contact_requests where reference like 'MULT-%'")
    expect(await count()).toBe(before)
  })

  testOf('newsletter')('counts the newsletter', async () => {
    expect(await shown('/admin/requests')).toContain('2 abonați')
  })

  test('nothing of a request reaches the log', async () => {
    await shown('/admin/requests')
    expect(JSON.stringify(site.logs())).not.toMatch(/Pacient|712 ?034 ?567|consultație/)
  })
})

describe('the first admin', () => {
  const secret = 'parola primului admin'

  test('is made locally by one command and signs in', async () => {
    if (site.db === null) throw new Error('No database')
    const plane = localAccounts(site.db)
    expect(await createAdmin(plane, 'prima@exemplu.ro', secret)).toBe('created')
    expect(await createAdmin(plane, 'prima@exemplu.ro', 'alta')).toBe('admitted')
    const answer = await sendForm(site, '/admin/sign-in', { email: 'prima@exemplu.ro', password: secret })
    expect(answer.status).toBe(303)
  })

  test('is made in a project by its secret key alone, whoever signed up there with the address', async () => {
    if (site.db === null) throw new Error('No database')
    const { url, keys } = site.db
    const project = hostedAccounts(url, keys.secret)
    const stranger = await createAccount(site.db, false)
    const signsIn = async (given: string) =>
      (await sendForm(site, '/admin/sign-in', { email: stranger.email, password: given })).status
    expect(await createAdmin(project, stranger.email, secret)).toBe('created')
    expect([await signsIn(password), await signsIn(secret)]).toEqual([401, 303])
    expect(await createAdmin(project, stranger.email, 'alta parolă lungă')).toBe('admitted')
    expect(await signsIn(secret)).toBe(303)
    await expect(createAdmin(hostedAccounts(url, keys.publishable), 'a@b.ro', secret)).rejects.toThrow()
  })
})
