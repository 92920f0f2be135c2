import { beforeAll, describe, expect, test } from 'vitest'
import { allOrEssential } from '../../../src/features/consent/record.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { speaks } from '../../../src/locale.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { testOf } from '../../support/module-test.ts'
import { shownStories } from '../../support/samples/examples.ts'
import { rowsOf, sendForm, wordsOf } from '../../support/site/forms.ts'

/** A clinic may tell no stories. */
const ownStory = shownStories.at(-1)

const here = openAdmin()

const shown = async (path: string) => wordsOf(await (await here.admin.get(path)).text())
const audit = (action: string) =>
  rowsOf(here.site.db, `select email, detail::text from audit_entries where action = '${action}' order by id`)

test('the journal names everything that can be on record in the reader’s language, without codes and hashes', async () => {
  const actions = await rowsOf<{ action: string }>(
    here.site.db,
    `select distinct found[1] as action from pg_proc p,
       regexp_matches(p.prosrc, '(?:audit\\(|values \\(owner, \\w+, )''([a-z_]+[a-z])''', 'g') found`,
  )
  expect(actions.length).toBeGreaterThan(15)
  const hash = 'a1b2c3d4'.repeat(4)
  for (const { action } of actions)
    await here.site.db?.sql.query(
      `insert into audit_entries (account, email, action, subject, detail)
       values (gen_random_uuid(), 'eu@exemplu.ro', $1, 'pictures', $2)`,
      [action, JSON.stringify({ name: `${hash}-640.webp`, picture: hash })],
    )
  const languages = speaks('en') ? ['', '/en'] : ['']
  for (const language of languages)
    for (const page of [1, 2]) {
      const words = await shown(`${language}/admin/audit?page=${page}`)
      expect(words).not.toContain(hash)
      for (const { action } of actions) expect(words.split(/[ ,:]/)).not.toContain(action)
    }
})

describe('records', () => {
  beforeAll(() =>
    here.site.db?.sql.exec(`
      insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, email, message) values
        (gen_random_uuid(), 'PERS-2222', 'ro', 'ro', 'Ana Persoana', '+40712034567', 'ana@exemplu.ro', 'Mă doare');
      insert into request_mails (id, request, kind)
        select gen_random_uuid(), id, 'link' from contact_requests where reference = 'PERS-2222'`),
  )

  test('of a person are found, given out and erased, with nothing of them in an address or the log', async () => {
    const post = (fields: Record<string, string>) =>
      here.admin.post('/admin/people', { who: 'ANA@exemplu.ro', ...fields })
    expect(wordsOf(await (await post({ intent: 'search' })).text())).toMatch(
      /Ce păstrăm despre ana@exemplu\.ro.*PERS-2222, Ana Persoana.*\+40712034567/,
    )
    expect(
      wordsOf(
        await (await here.admin.post('/admin/people', { who: '0712 034 567', intent: 'search' })).text(),
      ),
    ).toContain('Ana Persoana')
    const file = await post({ intent: 'download' })
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="date-address.json"')
    expect(await file.json()).toMatchObject({
      requests: [{ message: 'Mă doare', mails: [{ kind: 'link' }] }],
      subscriptions: [],
    })
    const unsure = await post({ intent: 'erase', reason: 'asked' })
    expect([unsure.status, wordsOf(await unsure.text())]).toEqual([
      422,
      expect.stringContaining('Bifați că ați verificat'),
    ])
    const erased = await post({ intent: 'erase', reason: 'asked', confirmed: 'yes' })
    expect(wordsOf(await erased.text())).toContain('S-au șters: 1 cerere, 0 abonări, 0 dovezi, 0 acorduri')
    expect(wordsOf(await (await post({ intent: 'search' })).text())).toContain(
      'Nu am găsit nimic despre ana@exemplu.ro Am căutat în: cereri',
    )
    for (const who of ['', 'nothing', '0712'])
      expect((await here.admin.post('/admin/people', { who, intent: 'search' })).status).toBe(422)
    expect(JSON.stringify(here.site.logs())).not.toMatch(/ana@|034567|Persoana/i)
  })

  test('of a name are the requests under it and those of others that speak of it; what cannot be found so is said', async () => {
    const requests = [
      ['NAME-2222', 'Maria D\u2019Angelo-Pop', '+40712000001', 'Prima'],
      ['NAME-3333', "pop maria d'angelo", '+40712000002', 'A doua'],
      ['NAME-4444', 'Fiul ei', '+40712000003', "Pentru mama, Maria D'Angelo\u2011Pop, la 0712 000 001"],
      ['NAME-5555', 'Maria Popescu', '+40712000004', 'Altcineva'],
    ]
    for (const request of requests)
      await here.site.db?.sql.query(
        `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, message)
         values (gen_random_uuid(), $1, 'ro', 'ro', $2, $3, $4)`,
        request,
      )
    const post = (who: string, fields: Record<string, string>) =>
      here.admin.post('/admin/people', { who, ...fields })
    const find = async (who: string) => wordsOf(await (await post(who, { intent: 'search' })).text())
    const spelled = [
      "maria d'angelo pop",
      'Maria\u00a0D\u2019ANGELO\u2013Pop\u200b',
      'D\u02bcAngelo Pop Maria',
    ]
    for (const who of spelled) {
      const page = await find(who)
      expect(page).toMatch(/Cereri NAME-2222.*NAME-3333.*Cereri ale altora în care apare.*NAME-4444/)
      expect(page).not.toContain('NAME-5555')
      expect(page).toMatch(/Am căutat în: cereri, .*Nu se pot căuta după nume: .*alegeri despre cookie-uri/)
      expect(page).toContain('pot fi ale mai multor persoane cu același nume')
    }
    expect(await find('0712 000 001')).toMatch(/NAME-2222.*Cereri ale altora în care apare.*NAME-4444/)
    const who = "Maria D'Angelo Pop"
    const file = await (await post(who, { intent: 'download' })).text()
    expect(file).toContain('Prima')
    expect(file).not.toContain('NAME-4444')
    const erased = await post(who, { intent: 'erase', reason: 'asked', confirmed: 'yes' })
    expect(wordsOf(await erased.text())).toMatch(
      /S-au șters: 2 cereri, .*A rămas 1 cerere a altcuiva în care apare/,
    )
    expect(
      await rowsOf(
        here.site.db,
        "select reference from contact_requests where reference like 'NAME-%' order by 1",
      ),
    ).toEqual([{ reference: 'NAME-4444' }, { reference: 'NAME-5555' }])
  })

  test('a name that turns letters around turns nothing beside it', async () => {
    await here.site.db?.sql.query(
      `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone)
       values (gen_random_uuid(), 'TURN-2222', 'ro', 'ro', $1, '+40712000009')`,
      ['\u202eAna Turn'],
    )
    for (const page of [
      await here.admin.post('/admin/people', { who: 'Ana Turn', intent: 'search' }),
      await here.admin.get('/admin/requests?ref=TURN-2222'),
      await here.admin.get('/admin'),
    ])
      expect(await page.text()).toContain('<bdi>\u202eAna Turn</bdi>')
  })

  test('of a visitor are proofs of consent, in the words of the banner', async () => {
    const who = crypto.randomUUID()
    const categories = { ...allOrEssential(false), analytics: true, functional: true }
    await here.site.db?.sql.query(
      `insert into cookie_consent (event_id, anon_user_id, consent, locale, surface)
       values (gen_random_uuid(), $1, $2, 'ro', 'banner')`,
      [who, { version: '1.0.0', givenAtISO: new Date().toISOString(), categories }],
    )
    const found = wordsOf(await (await here.admin.post('/admin/people', { who, intent: 'search' })).text())
    expect(found).toMatch(/Alegeri despre cookie-uri \d+ .*: Analiză, Funcționale/)
    expect(found).not.toMatch(/analytics|functional/)
  })

  test.skipIf(ownStory === undefined)(
    'of a patient are found by name, with the title of their story, and erasing takes it from the site',
    async () => {
      const { id: story, title } = ownStory ?? { id: '', title: '' }
      const visitors = async () => wordsOf(await (await here.site.fetch('/povesti-succes')).text())
      expect(await visitors()).toContain(title)
      const who = 'Maria Exemplescu'
      await here.site.db?.sql.query('update story_consents set person = $2 where story = $1', [story, who])
      const post = (fields: Record<string, string>, language = '') =>
        here.admin.post(`${language}/admin/people`, { who, ...fields })
      const found = wordsOf(await (await post({ intent: 'search' })).text())
      expect(found).toMatch(new RegExp(`Acorduri pentru povești Maria Exemplescu, povestea „${title}”`, 'i'))
      expect(found).not.toContain(story)
      expect(wordsOf(await (await post({ intent: 'search' }, '/en')).text())).not.toContain(story)
      const file = JSON.stringify(await (await post({ intent: 'download' })).json())
      expect(file).toContain(who)
      const erased = wordsOf(
        await (await post({ intent: 'erase', reason: 'withdrawn', confirmed: 'yes' })).text(),
      )
      expect(erased).toMatch(/1 acord pentru o poveste.*Povestea nu mai apare pe site/)
      expect(await visitors()).not.toContain(title)
    },
  )

  test('of what was done are read by who, what and when', async () => {
    await here.admin.get('/api/admin/requests.csv?filter=all')
    const page = await shown('/admin/audit')
    for (const words of [
      'A intrat în cont',
      'A descărcat cererile',
      'A șters datele unei persoane',
      'motivul: A cerut persoana',
    ])
      expect(page).toContain(words)
    const erasures = await shown('/admin/audit?filter=erasures')
    expect(erasures).toContain('A șters datele unei persoane')
    expect(erasures).not.toContain('A intrat în cont')
    if (speaks('en')) expect(await shown('/en/admin/audit?filter=access')).toContain('Signed in')
    expect(page).not.toMatch(/ana@exemplu/)
  })

  testOf('newsletter')('of the newsletter are a list and a file of those who confirmed', async () => {
    await here.site.db?.sql.exec(`
      insert into newsletter_subscribers (email, locale, status, confirmed_at, unsubscribed_at) values
        ('da@exemplu.ro', 'en', 'confirmed', now(), null), ('nu@exemplu.ro', 'ro', 'unsubscribed', now(), now()),
        ('=poate@exemplu.ro', 'ro', 'confirmed', now(), null)`)
    const page = await shown('/admin/subscribers')
    expect(page).toMatch(/2 adrese .*da@exemplu\.ro engleză, din/)
    expect(page).not.toContain('nu@exemplu.ro')
    expect(await shown('/en/admin/subscribers?filter=unsubscribed')).toMatch(
      /1 address .*nu@exemplu\.ro Romanian, left/,
    )
    const file = await (await here.admin.get('/api/admin/subscribers.csv')).text()
    expect(file).toContain('E-mail;Limba;Starea;De când')
    expect(file).toMatch(/da@exemplu\.ro;engleză;Abonați;\d\d\.\d\d\.\d{4} \d\d:\d\d/)
    expect(file).toContain("'=poate@exemplu.ro")
    expect(file).not.toContain('nu@exemplu.ro')
    const left = await (
      await here.admin.get('/api/admin/subscribers.csv?filter=unsubscribed&locale=en')
    ).text()
    expect(left).toMatch(/nu@exemplu\.ro;Romanian;/)
    expect(left).not.toContain('da@exemplu.ro')
    expect(await audit('export_subscribers')).toHaveLength(2)
    const beyond = await here.admin.get('/admin/subscribers?page=99')
    expect(beyond.headers.get('location')).toBe('/admin/subscribers?filter=confirmed')
  })

  test('of everything are one file, taken by an admin alone', async () => {
    const answer = await here.admin.post('/api/admin/export.json', {})
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { format, tables } = await answer.json()
    expect([
      format,
      tables['public.price_items'].length === priceSnapshot.items.length,
      tables['private.consent_erasures'],
    ]).toEqual([1, true, []])
    const foreign = { cookie: here.admin.cookie, 'sec-fetch-site': 'cross-site' }
    expect((await sendForm(here.site, '/api/admin/export.json', {}, foreign)).status).toBe(403)
    expect(
      (await here.site.fetch('/api/admin/export.json', { headers: { cookie: here.admin.cookie } })).status,
    ).toBe(404)
    for (const path of ['/api/admin/export.json', '/admin/people', '/admin/account'])
      expect((await sendForm(here.site, path, { intent: 'invite', email: 'eu@exemplu.ro' })).status).toBe(401)
  })
})
