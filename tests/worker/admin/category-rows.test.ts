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
    const form = formFields(await page(list), 'hide')
    form.set('intent', button)
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (const id of ids) form.append('row', id)
    return sendFields(admins.site, list, form, admins.ana.cookie)
  }
  const draftOf = async (id: string) => formFields(await everythingOpen(admins.ana.get, list), 'save').get(id)

  test('is a line a row, and a row opens beside it with nothing else', async () => {
    const [a = '', b = ''] = await lines()
    expect(await page(list)).not.toContain('value="save"')
    const open = formFields(await page(`${list}?row=${a}`), 'save')
    expect(open.getAll('row')).toEqual([a])
    expect(open.get('_category.title_ro')).toBeNull()
    open.set(`${a}.min`, '777')
    const saved = await sendFields(admins.site, `${list}?row=${a}`, open, admins.ana.cookie)
    expect(location(saved)).toBe(`${list}?row=${a}&flash=saved`)
    expect([await draftOf(`${a}.min`), await draftOf(`${b}.min`)]).toEqual([
      '777',
      expect.not.stringMatching(/^777$/),
    ])
  })

  test('moves a row by a button, whose focus goes with it, and to where it was dropped', async () => {
    const [a = '', b = '', c = '', ...rest] = await lines()
    const move = async (fields: Record<string, string>) => {
      const form = formFields(await page(list), 'move')
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      return location(await sendFields(admins.site, list, form, admins.ana.cookie))
    }
    expect(await move({ down: a })).toBe(`${list}?flash=row-moved#down-${a}`)
    expect(await lines()).toEqual([b, a, c, ...rest])
    expect(await move({ up: a })).toBe(`${list}?flash=row-moved#down-${a}`)
    expect(await move({ moved: c, place: '0' })).toBe(`${list}?flash=row-moved#down-${c}`)
    expect(await lines()).toEqual([c, a, b, ...rest])
    expect(await move({ up: c })).toBe(`${list}?flash=stale`)
    expect(await move({ moved: c, place: '999' })).toBe(`${list}?flash=stale`)
  })

  test('raises, hides, shows and moves what is chosen, and nothing else', async () => {
    const [a = '', b = '', c = ''] = await lines()
    const before = await draftOf(`${c}.min`)
    await choose([a, b], 'scenario', { percent: '100', rounding: '5' })
    expect(await draftOf(`${c}.min`)).toBe(before)
    expect(await rowsOf(admins.site.db, 'select version from drafts')).not.toEqual([])
    expect(location(await choose([a, b], 'hide'))).toBe(`${list}?flash=rows-changed`)
    expect([await draftOf(`${a}.hidden`), await draftOf(`${c}.hidden`)]).toEqual(['yes', null])
    expect(location(await choose([a, b], 'hide'))).toBe(`${list}?flash=unchanged`)
    await choose([b], 'show')
    expect([await draftOf(`${a}.hidden`), await draftOf(`${b}.hidden`)]).toEqual(['yes', null])
    await choose([b, a], 'move-into', { into: otherCategory })
    expect((await lines()).slice(0, 1)).toEqual([c])
    const there = [...(await page(`/admin/prices/${otherCategory}`)).matchAll(/data-row="([a-z0-9-]+)"/g)]
    expect(there.slice(-2).map(([, id]) => id)).toEqual([a, b])
    const nobody = await choose([], 'hide')
    expect([nobody.status, wordsOf(await nobody.text())]).toEqual([
      422,
      expect.stringContaining('Alegeți întâi cel puțin un rând'),
    ])
    expect(location(await choose([c], 'open'))).toBe(`${list}?row=${c}`)
  })

  test('tells on every page of the admin what is not published, and what stands in its way', async () => {
    const pages = ['/admin', overview, list, '/admin/publications', '/admin/requests', '/admin/preview']
    for (const path of pages) expect(await page(path)).not.toContain('class="draft-bar"')
    const [a = ''] = await lines()
    await choose([a], 'scenario', { percent: '10', rounding: '5' })
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
    admins.site.fetch(`/api/admin/prices/${shortCategory}?locale=en`, {
      method: 'POST',
      body: form,
      headers: { 'sec-fetch-site': 'same-origin', cookie, ...headers },
    })
  const opened = async () => formFields(await everythingOpen(admins.ana.get, path), 'save')
  const [fixed = '', another = ''] = shortRows

  test('saves what is right and names what is wrong, in the language of its page', async () => {
    const form = await opened()
    form.set(`${fixed}.min`, 'lots')
    form.set('_category.title_en', 'Small fillings')
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
    expect(now.get('_category.title_en')).toBe('Small fillings')
    expect(now.get(`${fixed}.min`)).not.toBe('lots')
  })

  test('hears what others did to the rows it left alone, and which are gone', async () => {
    const { dan } = admins
    const mine = await opened()
    const theirs = formFields(await everythingOpen(dan.get, path), 'save')
    theirs.set(`${fixed}.min`, '777')
    theirs.set(`${another}.remove`, 'yes')
    await sendFields(admins.site, path, theirs, dan.cookie)
    mine.set('_category.title_en', 'Small fillings')
    expect(await (await send(mine)).json()).toMatchObject({
      status: 'saved',
      values: [{ field: `${fixed}.min`, value: '777' }],
      gone: [another],
    })
  })

  test('overwrites nobody', async () => {
    const { dan } = admins
    const mine = await opened()
    const theirs = formFields(await everythingOpen(dan.get, path), 'save')
    theirs.set(`${fixed}.min`, '777')
    await sendFields(admins.site, path, theirs, dan.cookie)
    mine.set(`${fixed}.min`, '888')
    const answer = await send(mine)
    expect([answer.status, await answer.json()]).toEqual([409, { status: 'conflict' }])
    expect((await opened()).get(`${fixed}.min`)).toBe('777')
  })

  test('is taken from an admin on a page of the site alone', async () => {
    const form = await opened()
    form.set('_category.title_en', 'Taken over')
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
  const [framed, option] = await policy('/admin/preview?frame=1')
  expect(framed).toContain("frame-ancestors 'self'")
  expect(option).toBe('SAMEORIGIN')
  for (const path of ['/admin/preview', overview, `/admin/prices/${shortCategory}`]) {
    const [whole, no] = await policy(path)
    expect(whole).toContain("frame-ancestors 'none'")
    expect(no).toBe('DENY')
  }
})
