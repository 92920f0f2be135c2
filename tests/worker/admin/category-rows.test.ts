import { describe, expect, test } from 'vitest'
import { speaks } from '../../../src/locale.ts'
import { adminAtWork, everythingOpen, formFields, location, sendFields } from '../../support/admin/admin.ts'
import { priceAdmins } from '../../support/admin/price-admins.ts'
import { otherCategory, shortCategory, shortRows } from '../../support/samples/examples.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'

const admins = priceAdmins()

const overview = '/admin/prices'
const page = (path: string) => admins.page(admins.ana, path)

describe('the list of a category', () => {
  const list = `/admin/prices/${shortCategory}`
  const lines = async () =>
    [...(await page(list)).matchAll(/data-row="([a-z0-9-]+)"/g)].map(([, id]) => id ?? '')
  const choose = async (ids: readonly string[], button: string, fields: Record<string, string> = {}) => {
    const form = formFields(await page(list), 'ascunde')
    form.set('actiune', button)
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (const id of ids) form.append('rand', id)
    return sendFields(admins.site, list, form, admins.ana.cookie)
  }
  const draftOf = async (id: string) =>
    formFields(await everythingOpen(admins.ana.get, list), 'salveaza').get(id)

  test('is a line a row, and a row opens beside it with nothing else', async () => {
    const [a = '', b = ''] = await lines()
    expect(await page(list)).not.toContain('value="salveaza"')
    const open = formFields(await page(`${list}?rand=${a}`), 'salveaza')
    expect(open.getAll('rand')).toEqual([a])
    expect(open.get('_categorie.title_ro')).toBeNull()
    open.set(`${a}.min`, '777')
    const saved = await sendFields(admins.site, `${list}?rand=${a}`, open, admins.ana.cookie)
    expect(location(saved)).toBe(`${list}?rand=${a}&stare=salvat`)
    expect([await draftOf(`${a}.min`), await draftOf(`${b}.min`)]).toEqual([
      '777',
      expect.not.stringMatching(/^777$/),
    ])
  })

  test('moves a row by a button, whose focus goes with it, and to where it was dropped', async () => {
    const [a = '', b = '', c = '', ...rest] = await lines()
    const move = async (fields: Record<string, string>) => {
      const form = formFields(await page(list), 'muta')
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      return location(await sendFields(admins.site, list, form, admins.ana.cookie))
    }
    expect(await move({ jos: a })).toBe(`${list}?stare=rand-mutat#jos-${a}`)
    expect(await lines()).toEqual([b, a, c, ...rest])
    expect(await move({ sus: a })).toBe(`${list}?stare=rand-mutat#jos-${a}`)
    expect(await move({ mutat: c, la: '0' })).toBe(`${list}?stare=rand-mutat#jos-${c}`)
    expect(await lines()).toEqual([c, a, b, ...rest])
    expect(await move({ sus: c })).toBe(`${list}?stare=vechi`)
    expect(await move({ mutat: c, la: '999' })).toBe(`${list}?stare=vechi`)
  })

  test('raises, hides, shows and moves what is chosen, and nothing else', async () => {
    const [a = '', b = '', c = ''] = await lines()
    const before = await draftOf(`${c}.min`)
    await choose([a, b], 'scenariu', { procent: '100', rotunjire: '5' })
    expect(await draftOf(`${c}.min`)).toBe(before)
    expect(await rowsOf(admins.site.db, 'select version from drafts')).not.toEqual([])
    expect(location(await choose([a, b], 'ascunde'))).toBe(`${list}?stare=randuri`)
    expect([await draftOf(`${a}.hidden`), await draftOf(`${c}.hidden`)]).toEqual(['da', null])
    expect(location(await choose([a, b], 'ascunde'))).toBe(`${list}?stare=neschimbat`)
    await choose([b], 'arata')
    expect([await draftOf(`${a}.hidden`), await draftOf(`${b}.hidden`)]).toEqual(['da', null])
    await choose([b, a], 'muta-in', { in: otherCategory })
    expect((await lines()).slice(0, 1)).toEqual([c])
    const there = [...(await page(`/admin/prices/${otherCategory}`)).matchAll(/data-row="([a-z0-9-]+)"/g)]
    expect(there.slice(-2).map(([, id]) => id)).toEqual([a, b])
    const nobody = await choose([], 'ascunde')
    expect([nobody.status, wordsOf(await nobody.text())]).toEqual([
      422,
      expect.stringContaining('Alegeți întâi cel puțin un rând'),
    ])
    expect(location(await choose([c], 'deschide'))).toBe(`${list}?rand=${c}`)
  })

  test('tells on every page of the admin what is not published, and what stands in its way', async () => {
    const pages = ['/admin', overview, list, '/admin/publications', '/admin/requests', '/admin/preview']
    for (const path of pages) expect(await page(path)).not.toContain('class="draft-bar"')
    const [a = ''] = await lines()
    await choose([a], 'scenariu', { procent: '10', rotunjire: '5' })
    for (const path of pages)
      expect(wordsOf(await page(path)), path).toMatch(
        /1 modificare nepublicată · prețurile schimbate: \+\d+,\d% în medie.*Previzualizează.*Publică/,
      )
    await admins.edit(admins.ana, { [`${a}.min`]: '0' }, list)
    for (const path of pages) expect(wordsOf(await page(path)), path).toContain('1 rând de verificat')
    if (speaks('en')) expect(wordsOf(await page('/en/admin'))).toContain('1 unpublished change')
  })
})

describe('a form that saves itself', () => {
  const path = `/admin/prices/${shortCategory}`
  const send = (form: URLSearchParams, cookie = admins.ana.cookie, headers: Record<string, string> = {}) =>
    admins.site.fetch(`/api/admin/prices/${shortCategory}?limba=en`, {
      method: 'POST',
      body: form,
      headers: { 'sec-fetch-site': 'same-origin', cookie, ...headers },
    })
  const opened = async () => formFields(await everythingOpen(admins.ana.get, path), 'salveaza')
  const [fixed = '', another = ''] = shortRows

  test('saves what is right and names what is wrong, in the language of its page', async () => {
    const form = await opened()
    form.set(`${fixed}.min`, 'lots')
    form.set('_categorie.title_en', 'Small fillings')
    const answer = await send(form)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({
      status: 'saved',
      version: 2,
      errors: [
        {
          field: `${fixed}.min`,
          text: expect.stringContaining(speaks('en') ? 'Write an amount' : 'Scrieți o sumă'),
        },
      ],
      gone: [],
    })
    const now = await opened()
    expect(now.get('_categorie.title_en')).toBe('Small fillings')
    expect(now.get(`${fixed}.min`)).not.toBe('lots')
  })

  test('hears what others did to the rows it left alone, and which are gone', async () => {
    const { dan } = admins
    const mine = await opened()
    const theirs = formFields(await everythingOpen(dan.get, path), 'salveaza')
    theirs.set(`${fixed}.min`, '777')
    theirs.set(`${another}.remove`, 'da')
    await sendFields(admins.site, path, theirs, dan.cookie)
    mine.set('_categorie.title_en', 'Small fillings')
    expect(await (await send(mine)).json()).toMatchObject({
      status: 'saved',
      values: [{ field: `${fixed}.min`, value: '777' }],
      gone: [another],
    })
  })

  test('overwrites nobody', async () => {
    const { dan } = admins
    const mine = await opened()
    const theirs = formFields(await everythingOpen(dan.get, path), 'salveaza')
    theirs.set(`${fixed}.min`, '777')
    await sendFields(admins.site, path, theirs, dan.cookie)
    mine.set(`${fixed}.min`, '888')
    const answer = await send(mine)
    expect([answer.status, await answer.json()]).toEqual([409, { status: 'conflict' }])
    expect((await opened()).get(`${fixed}.min`)).toBe('777')
  })

  test('is taken from an admin on a page of the site alone', async () => {
    const form = await opened()
    form.set('_categorie.title_en', 'Taken over')
    const patient = await adminAtWork(admins.site, false)
    expect((await send(form, '')).status).toBe(401)
    expect((await send(form, patient.cookie)).status).toBe(403)
    expect((await send(form, admins.ana.cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await rowsOf(admins.site.db, 'select version from drafts')).toEqual([])
  })
})

test('the preview can be framed by our own pages, and nothing else can be framed at all', async () => {
  const policy = async (path: string) => {
    const { headers } = await admins.ana.get(path)
    return [headers.get('content-security-policy') ?? '', headers.get('x-frame-options')] as const
  }
  const [framed, option] = await policy('/admin/preview?cadru=1')
  expect(framed).toContain("frame-ancestors 'self'")
  expect(option).toBe('SAMEORIGIN')
  for (const path of ['/admin/preview', overview, `/admin/prices/${shortCategory}`]) {
    const [whole, no] = await policy(path)
    expect(whole).toContain("frame-ancestors 'none'")
    expect(no).toBe('DENY')
  }
})
