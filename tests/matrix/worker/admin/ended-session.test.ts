import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { brand } from '../../../../src/content/clinic.ts'
import { arrivalAt } from '../../../../src/features/admin/account/arrival.ts'
import { password } from '../../../support/admin/account.ts'
import {
  adminAtWork,
  cookiesOf,
  createAccount,
  everythingOpen,
  formFields,
  sendFields,
} from '../../../support/admin/admin.ts'
import { openAdmin } from '../../../support/admin/open-admin.ts'
import { shortCategory } from '../../../support/samples/examples.ts'
import { rowsOf, sendForm, wordsOf } from '../../../support/site/forms.ts'

const here = openAdmin({ freshEachTest: true })

describe('an access token that somebody copied', () => {
  test('reads, changes and drafts nothing any more once its session was ended', async () => {
    await here.site.db?.sql.query(
      `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone)
       values (gen_random_uuid(), 'ABCD-2345', 'ro', 'ro', 'Ana Pop', '+40712034567')`,
    )
    const thief = asHolderOf(here.admin.token)
    const read = async () => (await thief.from('contact_requests').select('name')).data?.length ?? 0
    expect(await read()).toBe(1)
    await here.admin.post('/admin/sign-out', {})
    expect(await read()).toBe(0)
    expect((await thief.from('admins').select('user_id')).data ?? []).toEqual([])
    expect((await thief.from('newsletter_subscribers').select('email')).data ?? []).toEqual([])
    expect((await thief.from('drafts').select('version')).data ?? []).toEqual([])
    await thief
      .from('contact_requests')
      .update({ handled_at: new Date().toISOString(), handled_by: here.admin.id })
      .eq('reference', 'ABCD-2345')
    expect(await rowsOf(here.site.db, 'select handled_at from contact_requests')).toEqual([
      { handled_at: null },
    ])
  })

  test('of one session says nothing about another of the same account', async () => {
    const second = cookiesOf(
      await sendForm(here.site, '/admin/sign-in', { email: here.admin.email, password }),
    )
    await here.admin.post('/admin/sign-out', {})
    expect((await here.site.fetch('/admin/prices', { headers: { cookie: second } })).status).toBe(200)
  })
})

function asHolderOf(token: string) {
  if (here.site.db === null) throw new Error('No database')
  return createClient(here.site.db.url, here.site.db.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    accessToken: async () => token,
  })
}

const category = `/admin/prices/${shortCategory}`
const keptIn = (html: string) => /name="kept" value="([^"]+)"/.exec(html)?.[1] ?? ''
const drafts = () =>
  rowsOf<{ content: unknown }>(here.site.db, 'select content from drafts order by version desc')

/** The form of a category with a new title in it, sent when the session has gone. */
async function sendTooLate(cookie = expired(here.admin.cookie)): Promise<string> {
  const form = formFields(await everythingOpen(here.admin.get, category), 'save')
  form.set('_category.title_ro', 'Titlu scris cu grijă, „între ghilimele” & ș')
  const answer = await sendFields(here.site, category, form, cookie)
  expect(answer.status).toBe(401)
  const html = await answer.text()
  expect(wordsOf(html)).toContain('Ce ați trimis nu s-a pierdut')
  return keptIn(html)
}

describe('what was sent when the session had ended', () => {
  test('is done after signing in, wrong password and all, and the writer is where they were', async () => {
    const kept = await sendTooLate()
    const refused = await sendForm(here.site, '/admin/sign-in', {
      email: here.admin.email,
      password: 'greșită',
      kept,
      back: category,
    })
    expect(refused.status).toBe(401)
    const again = keptIn(await refused.text())
    const answer = await sendForm(here.site, '/admin/sign-in', {
      email: here.admin.email,
      password,
      kept: again,
      back: category,
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${category}?flash=saved`])
    expect(JSON.stringify((await drafts())[0])).toContain('Titlu scris cu grijă, „între ghilimele” & ș')
    const cookie = cookiesOf(answer)
    expect((await here.site.fetch(category, { headers: { cookie } })).status).toBe(200)
  })

  test('is a file too, with every byte of it', async () => {
    const text = await (await here.admin.get('/api/admin/prices.csv')).text()
    const form = new FormData()
    form.set('intent', 'import')
    form.set('version', '0')
    form.set(
      'upload',
      new File([text.replace(/,odontoterapie,/, ',odontoterapie,')], 'preturi.csv', { type: 'text/csv' }),
    )
    const answer = await here.site.fetch('/admin/prices', {
      method: 'POST',
      body: form,
      headers: { 'sec-fetch-site': 'same-origin', cookie: expired(here.admin.cookie) },
    })
    expect(answer.status).toBe(401)
    const done = await sendForm(here.site, '/admin/sign-in', {
      email: here.admin.email,
      password,
      kept: keptIn(await answer.text()),
    })
    expect(done.headers.get('location')).toBe('/admin/prices?flash=imported')
  })

  test('waits on when the database is away just then', async () => {
    const kept = await sendTooLate()
    const fields = { email: here.admin.email, password, kept, back: category }
    here.site.db?.fault('500', '/rest/v1')
    const refused = await sendForm(here.site, '/admin/sign-in', fields)
    here.site.db?.fault(null)
    expect(refused.status).toBe(503)
    const answer = await sendForm(here.site, '/admin/sign-in', {
      ...fields,
      kept: keptIn(await refused.text()),
    })
    expect(answer.headers.get('location')).toBe(`${category}?flash=saved`)
  })

  test('says what was wrong with it, with nothing lost', async () => {
    const form = formFields(await (await here.admin.get('/admin/prices')).text(), 'import')
    form.set('intent', 'publish')
    form.set('publication_note', 'ab')
    const late = await sendFields(here.site, '/admin/prices', form, expired(here.admin.cookie))
    const answer = await sendForm(here.site, '/admin/sign-in', {
      email: here.admin.email,
      password,
      kept: keptIn(await late.text()),
    })
    expect(answer.status).toBe(422)
    expect(answer.headers.getSetCookie()).toHaveLength(3)
    expect(await answer.text()).toContain('value="ab"')
  })

  test.each([
    ['changed on its way', (kept: string) => kept.replace(/\.[\w-]{43}$/, `.${'A'.repeat(43)}`)],
    ['made up', () => 'a.b.c.d.e.f'],
    ['empty', () => '.'],
  ])('is not done when it was %s', async (_, change) => {
    const kept = change(await sendTooLate())
    const answer = await sendForm(here.site, '/admin/sign-in', {
      email: here.admin.email,
      password,
      kept,
      back: category,
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, arrivalAt(category)])
    expect(await drafts()).toEqual([])
  })

  test('is not done in the name of somebody else', async () => {
    const kept = await sendTooLate(expired(here.admin.cookie))
    const other = await createAccount(here.site.db, true)
    const answer = await sendForm(here.site, '/admin/sign-in', {
      email: other.email,
      password,
      kept,
      back: category,
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, arrivalAt(category)])
    expect(await drafts()).toEqual([])
  })

  test('is shown to who signs in and done at their press, if nobody knows who sent it', async () => {
    const unknown = [`__Host-${brand}-access=a.b.c`, '']
    for (const cookie of unknown) {
      const kept = await sendTooLate(cookie)
      const asked = await sendForm(here.site, '/admin/sign-in', {
        email: here.admin.email,
        password,
        kept,
        back: category,
      })
      expect(asked.status).toBe(200)
      const page = await asked.text()
      expect(wordsOf(page)).toContain('Trimiteți acest formular?')
      expect(wordsOf(page)).toContain('Titlu scris cu grijă, „între ghilimele” &amp; ș')
      expect(await drafts()).toEqual([])
      const own = cookiesOf(asked)
      const other = await adminAtWork(here.site)
      const again = new URLSearchParams({ kept: keptIn(page) })
      const foreign = await sendFields(here.site, '/admin/again', again, other.cookie)
      expect([foreign.headers.get('location'), await drafts()]).toEqual(['/admin', []])
      const done = await sendFields(here.site, '/admin/again', again, own)
      expect(done.headers.get('location')).toBe(`${category}?flash=saved`)
      expect((await drafts()).length).toBeGreaterThan(0)
      await rowsOf(here.site.db, 'delete from drafts')
    }
  })

  test('is not lost when the session ends before it is sent again', async () => {
    const asked = await sendForm(here.site, '/admin/sign-in', {
      email: here.admin.email,
      password,
      kept: await sendTooLate(''),
    })
    const again = new URLSearchParams({ kept: keptIn(await asked.text()) })
    const late = await sendFields(here.site, '/admin/again', again, '')
    expect(late.status).toBe(401)
    const done = await sendForm(here.site, '/admin/sign-in', {
      email: here.admin.email,
      password,
      kept: keptIn(await late.text()),
    })
    expect(done.headers.get('location')).toBe(`${category}?flash=saved`)
  })

  test('is not kept with passwords in it', async () => {
    for (const cookie of ['', expired(here.admin.cookie)]) {
      const sent = new URLSearchParams({
        intent: 'password',
        current: 'o-parola-veche',
        next: 'o-parola-noua',
      })
      const late = await sendFields(here.site, '/admin/account', sent, cookie)
      expect(late.status).toBe(401)
      expect(await late.text()).not.toContain('name="kept"')
    }
  })

  test('is not kept for another site', async () => {
    const answer = await here.site.fetch(category, {
      method: 'POST',
      body: new URLSearchParams({ version: '0' }),
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('name="kept"')
  })
})

test('signing out has the browser forget the pages it could show again', async () => {
  const answer = await here.admin.post('/admin/sign-out', {})
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
})

/** The access cookie alone, as it is an hour later: what it says of itself is not confirmed by anybody. */
function expired(cookie: string): string {
  return cookie.replace(
    /(access=[^.]+\.)([^.]+)(\.[^;]+); __Host-\w+-refresh=[^;]+/,
    (_, before, body, after) => {
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
      return before + Buffer.from(JSON.stringify({ ...claims, exp: 2 })).toString('base64url') + after
    },
  )
}
