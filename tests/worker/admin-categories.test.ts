import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminAtWork, formFields, openDoors, sendFields } from '../support/admin.ts'
import { rowsOf, wordsOf } from '../support/forms.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let ana: Awaited<ReturnType<typeof adminAtWork>>
beforeAll(async () => {
  site = await startSite({ database: true })
  await openDoors(site)
})
beforeEach(async () => {
  await site.db?.reset()
  ana = await adminAtWork(site)
})
afterAll(() => site.close())

const overview = '/admin/prices'
const page = async (path: string) => (await ana.get(path)).text()
const location = (answer: Response) => answer.headers.get('location')

/** Presses a button of a page, with some of the fields beside it written anew. */
async function press(path: string, button: string, changes: Record<string, string> = {}, to = path) {
  const form = formFields(await page(path), button)
  for (const [name, value] of Object.entries(changes)) form.set(name, value)
  return sendFields(site, to, form, ana.cookie)
}
const save = (path: string, changes: Record<string, string>) => press(path, 'salveaza', changes)
const publish = () => press(overview, 'publica', { nota: 'Categorii noi' })
const listed = async () =>
  [...(await page(overview)).matchAll(/href="\/admin\/prices\/([a-z0-9-]+)"/g)].map(([, slug]) => slug ?? '')

const stomatology = {
  '_categorie.title_ro': 'Gnatologie și şine',
  '_categorie.title_en': 'Jaw and splints',
  '_categorie.description_ro': 'Gutiere pentru scrâșnit.',
  '_categorie.description_en': 'Splints against grinding.',
}
const added = '/admin/prices/gnatologie-si-sine'

describe('a category', () => {
  test('is added, filled, renamed and published, and has its own page then', async () => {
    expect(location(await press(overview, 'adauga', stomatology))).toBe(`${added}?stare=categorie`)
    const row = { '_nou.title_ro': 'Gutieră', '_nou.title_en': 'Splint', '_nou.min': '900' }
    await save(added, { ...row, '_categorie.title_en': 'Jaw joint' })
    expect((await site.fetch('/preturi/gnatologie-si-sine')).status).toBe(404)
    expect(location(await publish())).toBe(`${overview}?stare=publicat`)
    const shown = await site.fetch('/en/preturi/gnatologie-si-sine')
    expect(shown.status).toBe(200)
    expect(wordsOf(await shown.text())).toMatch(/Jaw joint.*Splint/)
    expect(wordsOf(await (await site.fetch('/preturi')).text())).toContain('Gnatologie și șine')
  })

  test('is refused with its fields named when a text is missing, and what was written stays', async () => {
    const answer = await press(overview, 'adauga', { ...stomatology, '_categorie.title_en': '' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('id="_categorie.title_en-error"')
    expect(html).toContain('value="Gutiere pentru scrâșnit."')
    expect(await rowsOf(site.db, 'select version from price_drafts')).toEqual([])
  })

  test('moves up and down, and the published list follows', async () => {
    const [first = '', second = ''] = await listed()
    const move = (slug: string, button: string) => press(overview, button, { categorie: slug })
    expect(location(await move(first, 'jos'))).toBe(`${overview}?stare=categorie-mutata`)
    expect((await listed()).slice(0, 2)).toEqual([second, first])
    await publish()
    const slugs = await rowsOf<{ slug: string }>(
      site.db,
      'select slug from price_categories order by position',
    )
    expect(slugs.slice(0, 2).map(({ slug }) => slug)).toEqual([second, first])
    expect(location(await move(second, 'sus'))).toBe(`${overview}?stare=vechi`)
  })

  test('is deleted only when it is empty, and that is explained until then', async () => {
    const full = '/admin/prices/odontoterapie'
    expect(await page(full)).not.toContain('value="sterge"')
    expect(wordsOf(await page(full))).toContain('Categoria are rânduri.')
    const { version } = { version: formFields(await page(full), 'salveaza').get('versiune') ?? '' }
    const form = new URLSearchParams({ actiune: 'sterge', versiune: version })
    const refused = await sendFields(site, full, form, ana.cookie)
    expect(refused.status).toBe(422)
    expect(wordsOf(await refused.text())).toContain('Mutați-le în altă categorie')

    await press(overview, 'adauga', stomatology)
    expect(location(await press(added, 'sterge'))).toBe(`${overview}?stare=categorie-stearsa`)
    expect(await listed()).not.toContain('gnatologie-si-sine')
    await press(overview, 'anuleaza')
    expect(await listed()).toContain('gnatologie-si-sine')
  })
})

describe('a row', () => {
  const from = '/admin/prices/odontoterapie'

  test('moves to another category, to its end, and keeps everything else', async () => {
    const [row] = await rowsOf<{ id: string }>(
      site.db,
      "select id from price_items where category = 'odontoterapie' order by position",
    )
    const id = row?.id ?? ''
    await save(from, { [`${id}.category`]: 'estetica' })
    expect(await page(from)).not.toContain(`id="${id}"`)
    expect(await page('/admin/prices/estetica')).toContain(`id="${id}"`)
    await publish()
    const rows = await rowsOf<{ id: string }>(
      site.db,
      "select id from price_items where category = 'estetica' order by position",
    )
    expect(rows.at(-1)?.id).toBe(id)
    const unknown = await save('/admin/prices/estetica', { [`${id}.category`]: 'nicaieri' })
    expect(unknown.status).toBe(422)
  })

  test('is quoted on the pages of the treatments that are ticked, and on no other', async () => {
    const [row] = await rowsOf<{ id: string; treatments: string[] }>(
      site.db,
      "select id, treatments from price_items where category = 'odontoterapie' order by position",
    )
    const form = formFields(await page(from), 'salveaza')
    const name = `${row?.id}.treatments`
    expect(form.getAll(name)).toEqual(row?.treatments)
    form.delete(name)
    for (const key of ['pedodontie', 'odontoterapie']) form.append(name, key)
    await sendFields(site, from, form, ana.cookie)
    await publish()
    expect(await rowsOf(site.db, `select treatments from price_items where id = '${row?.id}'`)).toEqual([
      { treatments: ['odontoterapie', 'pedodontie'] },
    ])
  })

  test('stands where its number says, whether it came up or down', async () => {
    const order = async () =>
      [...(await page(from)).matchAll(/name="rand" value="([a-z0-9-]+)"/g)].map(([, id]) => id)
    const [a, b, c, d, ...rest] = await order()
    await save(from, { [`${d}.position`]: '1' })
    expect(await order()).toEqual([d, a, b, c, ...rest])
    await save(from, { [`${d}.position`]: '3' })
    expect(await order()).toEqual([a, b, d, c, ...rest])
  })
})

describe('a form that saves itself', () => {
  const path = '/admin/prices/odontoterapie'
  const send = (form: URLSearchParams, cookie = ana.cookie, headers: Record<string, string> = {}) =>
    site.fetch('/api/admin/prices/odontoterapie?limba=en', {
      method: 'POST',
      body: form,
      headers: { 'sec-fetch-site': 'same-origin', cookie, ...headers },
    })
  const opened = async () => formFields(await page(path), 'salveaza')
  const fixed = 'obturatie-o-suprafata'

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
      errors: [{ field: `${fixed}.min`, text: expect.stringContaining('Write an amount') }],
      gone: [],
    })
    const now = await opened()
    expect(now.get('_categorie.title_en')).toBe('Small fillings')
    expect(now.get(`${fixed}.min`)).not.toBe('lots')
  })

  test('hears what others did to the rows it left alone, and which are gone', async () => {
    const dan = await adminAtWork(site)
    const mine = await opened()
    const theirs = formFields(await (await dan.get(path)).text(), 'salveaza')
    theirs.set(`${fixed}.min`, '777')
    theirs.set('obturatie-doua-suprafete.remove', 'da')
    await sendFields(site, path, theirs, dan.cookie)
    mine.set('_categorie.title_en', 'Small fillings')
    expect(await (await send(mine)).json()).toMatchObject({
      status: 'saved',
      values: [{ field: `${fixed}.min`, value: '777' }],
      gone: ['obturatie-doua-suprafete'],
    })
  })

  test('overwrites nobody', async () => {
    const dan = await adminAtWork(site)
    const mine = await opened()
    const theirs = formFields(await (await dan.get(path)).text(), 'salveaza')
    theirs.set(`${fixed}.min`, '777')
    await sendFields(site, path, theirs, dan.cookie)
    mine.set(`${fixed}.min`, '888')
    const answer = await send(mine)
    expect([answer.status, await answer.json()]).toEqual([409, { status: 'conflict' }])
    expect((await opened()).get(`${fixed}.min`)).toBe('777')
  })

  test('is taken from an admin on a page of ours alone', async () => {
    const form = await opened()
    form.set('_categorie.title_en', 'Taken over')
    const patient = await adminAtWork(site, false)
    expect((await send(form, '')).status).toBe(401)
    expect((await send(form, patient.cookie)).status).toBe(403)
    expect((await send(form, ana.cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await rowsOf(site.db, 'select version from price_drafts')).toEqual([])
  })
})

test('the preview can be framed by our own pages, and nothing else can be framed at all', async () => {
  const policy = async (path: string) => {
    const { headers } = await ana.get(path)
    return [headers.get('content-security-policy') ?? '', headers.get('x-frame-options')] as const
  }
  const [framed, option] = await policy('/admin/preview?cadru=1')
  expect(framed).toContain("frame-ancestors 'self'")
  expect(option).toBe('SAMEORIGIN')
  for (const path of ['/admin/preview', overview, '/admin/prices/odontoterapie']) {
    const [whole, no] = await policy(path)
    expect(whole).toContain("frame-ancestors 'none'")
    expect(no).toBe('DENY')
  }
})
