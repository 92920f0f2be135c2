import { describe, expect, test } from 'vitest'
import { treatments } from '../../../src/content/treatments.ts'
import { locales, speaks } from '../../../src/locale.ts'
import { everythingOpen, formFields, location, sendFields } from '../../support/admin/admin.ts'
import { priceAdmins } from '../../support/admin/price-admins.ts'
import { otherCategory, shortCategory } from '../../support/samples/examples.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'
import { some } from '../../support/some.ts'

const admins = priceAdmins()

const overview = '/admin/prices'
const page = (path: string) => admins.page(admins.ana, path)
const press = (path: string, button: string, fields: Record<string, string> = {}) =>
  admins.press(admins.ana, button, fields, path)
const save = (path: string, changes: Record<string, string>) => admins.edit(admins.ana, changes, path)
const publish = () => admins.publish(admins.ana)

const listed = async () =>
  [...(await page(overview)).matchAll(/href="\/admin\/prices\/([a-z0-9-]+)"/g)].map(([, slug]) => slug ?? '')

const stomatology = {
  '_category.title_ro': 'Gnatologie și şine',
  '_category.title_en': 'Jaw and splints',
  '_category.description_ro': 'Gutiere pentru scrâșnit.',
  '_category.description_en': 'Splints against grinding.',
}
const added = '/admin/prices/gnatologie-si-sine'

describe('a category', () => {
  test('is added, filled, renamed and published, and has its own page then', async () => {
    expect(location(await press(overview, 'add', stomatology))).toBe(`${added}?row=_new&flash=category-added`)
    const row = { '_new.title_ro': 'Gutieră', '_new.title_en': 'Splint', '_new.min': '900' }
    await save(added, { ...row, '_category.title_en': 'Jaw joint' })
    expect((await admins.site.fetch('/preturi/gnatologie-si-sine')).status).toBe(404)
    expect(location(await publish())).toBe(`${overview}?flash=published`)
    const titles = speaks('en') ? /Jaw joint.*Splint/ : /Gnatologie și șine.*Gutieră/
    const shown = await admins.site.fetch(`${speaks('en') ? '/en' : ''}/preturi/gnatologie-si-sine`)
    expect(shown.status).toBe(200)
    expect(wordsOf(await shown.text())).toMatch(titles)
    expect(wordsOf(await (await admins.site.fetch('/preturi')).text())).toContain('Gnatologie și șine')
  })

  test('is refused with its fields named when a text is missing, and what was written stays', async () => {
    const missing = `_category.title_${locales.at(-1)}`
    const answer = await press(overview, 'add', { ...stomatology, [missing]: '' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`id="${missing}-error"`)
    expect(html).toContain('value="Gutiere pentru scrâșnit."')
    expect(await rowsOf(admins.site.db, 'select version from drafts')).toEqual([])
  })

  test('moves up and down, and the published list follows', async () => {
    const [first = '', second = ''] = await listed()
    const move = (slug: string, button: string) => press(overview, button, { category: slug })
    expect(location(await move(first, 'down'))).toBe(`${overview}?flash=category-moved`)
    expect((await listed()).slice(0, 2)).toEqual([second, first])
    await publish()
    const slugs = await rowsOf<{ slug: string }>(
      admins.site.db,
      'select slug from price_categories order by position',
    )
    expect(slugs.slice(0, 2).map(({ slug }) => slug)).toEqual([second, first])
    expect(location(await move(second, 'up'))).toBe(`${overview}?flash=stale`)
  })

  test('is deleted only when it is empty, and that is explained until then', async () => {
    const full = `/admin/prices/${shortCategory}`
    expect(await page(full)).not.toContain('value="sterge"')
    expect(wordsOf(await page(full))).toContain('Categoria are rânduri.')
    const { version } = { version: formFields(await page(full), 'scenario').get('version') ?? '' }
    const form = new URLSearchParams({ intent: 'remove', version })
    const refused = await sendFields(admins.site, full, form, admins.ana.cookie)
    expect(refused.status).toBe(422)
    expect(wordsOf(await refused.text())).toContain('Mutați-le în altă categorie')

    await press(overview, 'add', stomatology)
    expect(location(await press(added, 'remove'))).toBe(`${overview}?flash=category-removed`)
    expect(await listed()).not.toContain('gnatologie-si-sine')
    await press(overview, 'undo')
    expect(await listed()).toContain('gnatologie-si-sine')
  })
})

describe('a row', () => {
  const from = `/admin/prices/${shortCategory}`

  test('moves to another category, to its end, and keeps everything else', async () => {
    const [row] = await rowsOf<{ id: string }>(
      admins.site.db,
      `select id from price_items where category = '${shortCategory}' order by position`,
    )
    const id = row?.id ?? ''
    await save(from, { [`${id}.category`]: otherCategory })
    expect(await page(from)).not.toContain(`data-row="${id}"`)
    expect(await page(`/admin/prices/${otherCategory}`)).toContain(`data-row="${id}"`)
    await publish()
    const rows = await rowsOf<{ id: string }>(
      admins.site.db,
      `select id from price_items where category = '${otherCategory}' order by position`,
    )
    expect(rows.at(-1)?.id).toBe(id)
    const unknown = await save(`/admin/prices/${otherCategory}`, { [`${id}.category`]: 'nicaieri' })
    expect(unknown.status).toBe(422)
  })

  test('is quoted on the pages of the treatments that are ticked, and on no other', async () => {
    const [row] = await rowsOf<{ id: string; treatments: string[] }>(
      admins.site.db,
      `select id, treatments from price_items where category = '${shortCategory}' order by position`,
    )
    const form = formFields(await everythingOpen(admins.ana.get, from), 'save')
    const name = `${row?.id}.treatments`
    expect(form.getAll(name)).toEqual(row?.treatments)
    form.delete(name)
    const ticked = some(treatments.map(({ key }) => key)).slice(-2)
    for (const key of ticked) form.append(name, key)
    await sendFields(admins.site, from, form, admins.ana.cookie)
    await publish()
    expect(
      await rowsOf(admins.site.db, `select treatments from price_items where id = '${row?.id}'`),
    ).toEqual([{ treatments: ticked.toSorted() }])
  })

  test('stands where its number says, whether it came up or down', async () => {
    const order = async () =>
      [...(await page(from)).matchAll(/name="row" value="([a-z0-9-]+)"/g)].map(([, id]) => id)
    const [a, b, c, ...rest] = await order()
    await save(from, { [`${c}.position`]: '1' })
    expect(await order()).toEqual([c, a, b, ...rest])
    await save(from, { [`${c}.position`]: '2' })
    expect(await order()).toEqual([a, c, b, ...rest])
  })
})
