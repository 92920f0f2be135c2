import { expect, test } from 'vitest'
import { rooms } from '../../../src/content/rooms.ts'
import { fromEntries } from '../../../src/format/from-entries.ts'
import { defaultLocale, locales, writtenLocales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { formFields, location, pressButton, sendFields } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { graphOf } from '../../support/pages/html.ts'
import { photograph } from '../../support/samples/pictures.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'

const here = openAdmin({ freshEachTest: true })

const list = '/admin/rooms'
const [entrance, reception, ...others] = rooms
const last = locales.at(-1) ?? defaultLocale

const html = async (path: string) => (await here.admin.get(path)).text()
const press = (button: string, path: string, fields: Record<string, string | string[]> = {}) =>
  pressButton(here.site, here.admin, path, button, fields)
const publish = (fields: Record<string, string> = {}) =>
  press('publish', list, { publication_note: 'Fotografii noi', ...fields })

const alt = fromEntries(
  writtenLocales.map((locale) => [`alt_${locale}`, `O ușă în arcadă, cu geam (${locale})`] as const),
)
async function upload(id: string, fields: Record<string, string> = {}) {
  const path = `${list}/${id}`
  const version = formFields(await html(path), 'photo').get('version') ?? '0'
  const form = new FormData()
  for (const [name, value] of Object.entries({
    version,
    intent: 'photo',
    focus: 'center',
    ...alt,
    ...fields,
  }))
    form.set(name, value)
  form.set('file', new File([new Uint8Array(await photograph())], 'foto.jpg', { type: 'image/jpeg' }))
  return here.site.fetch(path, {
    method: 'POST',
    body: form,
    headers: { 'sec-fetch-site': 'same-origin', cookie: here.admin.cookie },
  })
}
const publicHtml = async (path: string) => (await here.site.fetch(path)).text()
const picturesIn = (page: string) => [...new Set(page.match(/\/pictures\/[0-9a-f]{32}-\d+\.webp/g))]
const published = () =>
  rowsOf<{ id: string; photo: object | null }>(
    here.site.db,
    'select id, photo from clinic_rooms order by position',
  )

test('a photograph is uploaded with its words, published, and taken back by going back', async () => {
  const silent = await upload(entrance.id, { [`alt_${last}`]: 'nu' })
  expect([silent.status, (await silent.text()).includes(`id="alt_${last}-error"`)]).toEqual([422, true])
  expect(await rowsOf(here.site.db, 'select name from pictures')).toEqual([])

  expect(location(await upload(entrance.id))).toBe(`${list}/${entrance.id}?flash=photo`)
  expect(await published()).toEqual([])
  expect(wordsOf(await html(list))).toContain(alt.alt_ro)
  expect(location(await publish())).toBe(`${list}?flash=published`)
  expect((await published()).map(({ id, photo }) => [id, photo !== null])).toEqual(
    rooms.map(({ id }) => [id, id === entrance.id]),
  )
  // It stands where the drawing stood, in words of each language, and the other rooms stay drawn.
  const addresses = new Set<string>()
  for (const locale of locales)
    for (const page of ['home', 'contact', 'rooms'] as const) {
      const shown = await publicHtml(href(page, locale))
      expect(shown, page).toContain(`alt="${alt[`alt_${locale}`]}"`)
      expect(shown, page).not.toContain('#room_entrance"')
      expect(shown.includes('#room_reception"'), page).toBe(page !== 'contact')
      for (const picture of picturesIn(shown)) addresses.add(picture)
      if (page !== 'contact') expect(JSON.stringify(graphOf(shown)), page).toContain('"ImageObject","@id":')
    }
  expect(addresses.size).toBe(1)

  const history = '/admin/publications'
  const going = formFields(await html(`${history}?subject=rooms&publication=1`), 'rooms')
  going.set('publication_note', 'Înapoi')
  expect(location(await sendFields(here.site, history, going, here.admin.cookie))).toBe(
    `${history}?subject=rooms&flash=rolled-back`,
  )
  expect(await published()).toEqual([])
  // Whoever still looks at the page of before sees it whole; the page of today has the drawing again.
  for (const address of addresses) expect((await here.site.fetch(address)).status).toBe(200)
  for (const page of ['home', 'contact', 'rooms'] as const) {
    const shown = await publicHtml(href(page, defaultLocale))
    expect([page, picturesIn(shown), shown.includes('#room_entrance"')]).toEqual([page, [], true])
  }
})

test('sixty photographs stand on their page in their order, and a few of them elsewhere', async () => {
  expect(location(await upload(entrance.id))).toBe(`${list}/${entrance.id}?flash=photo`)
  await publish()
  await press('save', `${list}/${reception.id}`, { hidden: 'yes' })
  // As if each had been added by hand.
  await here.site.db?.sql.query(`update drafts d set content = jsonb_build_object('rooms', (d.content -> 'rooms') || (
      select jsonb_agg(jsonb_build_object('id', 'poza-' || n, 'kind', 'treatment', 'treatments', '[]'::jsonb,
        'hidden', false, 'photo', d.content #> '{rooms,0,photo}',
        'ro', jsonb_build_object('caption', 'Cabinetul cu numărul ' || n),
        'en', jsonb_build_object('caption', 'Treatment room number ' || n)) order by n)
      from generate_series(1, 60) n))
    where d.subject = 'rooms' and d.version = (select max(version) from drafts where subject = 'rooms')`)
  expect(location(await publish())).toBe(`${list}?flash=published`)
  const all = await publicHtml(href('rooms', defaultLocale))
  const numbers = [...all.matchAll(/<figcaption>Cabinetul cu numărul\s(\d+)</g)].map(([, number]) =>
    Number(number),
  )
  expect(numbers).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
  expect(all).not.toContain('#room_treatment"')
  expect(all).not.toContain('#room_reception"')
  expect(all.match(/<img class="picture/g)).toHaveLength(61)
  expect((await publicHtml(href('home', defaultLocale))).match(/<figure class="room/g)).toHaveLength(3)
})

test('pictures are ordered by their buttons and by dragging, which is undone like any step', async () => {
  const order = async () =>
    [...(await html(list)).matchAll(/<li data-row="([a-z0-9-]+)"/g)].map(([, id]) => id ?? '')
  const start = rooms.map(({ id }) => id)
  expect(await order()).toEqual(start)
  const drag = (which: string, place: string) => press('place', list, { which, place })
  expect(location(await drag(entrance.id, String(rooms.length - 1)))).toBe(`${list}?flash=moved`)
  expect(await order()).toEqual([...start.slice(1), entrance.id])
  expect(location(await press('undo', list))).toBe(`${list}?flash=undone`)
  expect(await order()).toEqual(start)
  const up = new URLSearchParams({ intent: 'up', which: reception.id })
  up.set('version', formFields(await html(list), 'place').get('version') ?? '')
  expect(location(await sendFields(here.site, list, up, here.admin.cookie))).toBe(`${list}?flash=moved`)
  const moved = [reception.id, entrance.id, ...others.map(({ id }) => id)]
  expect(await order()).toEqual(moved)
  // Where there is no such place or picture, nothing moves.
  for (const [which, place] of [
    [entrance.id, '99'],
    [entrance.id, '-1'],
    [entrance.id, ''],
    [entrance.id, '1.5'],
    ['nimeni', '0'],
  ] as const) {
    await drag(which, place)
    expect([which, place, await order()]).toEqual([which, place, moved])
  }
})

test('a new picture is written in every language, chosen for a treatment, and deleted', async () => {
  const captions = (text: string) =>
    fromEntries(writtenLocales.map((locale) => [`caption_${locale}`, text] as const))
  const refused = await press('save', `${list}/new`, {
    ...captions('Scaunul din cabinetul doi'),
    kind: 'pivniță',
  })
  expect([refused.status, (await refused.text()).includes('id="kind-error"')]).toEqual([422, true])
  const empty = await press('save', `${list}/new`, { ...captions(''), kind: 'treatment' })
  expect([empty.status, (await empty.text()).includes(`id="caption_${last}-error"`)]).toEqual([422, true])

  const own = `${list}/scaunul-din-cabinetul-doi`
  const fields = { ...captions('Scaunul din cabinetul doi'), kind: 'equipment' }
  expect(location(await press('save', `${list}/new`, fields))).toBe(`${own}?flash=added`)
  const unsure = await publish()
  expect([unsure.status, wordsOf(await unsure.text()).includes('la niciun tratament')]).toEqual([422, true])
  expect(location(await press('save', own, { treatments: 'odontoterapie' }))).toBe(`${own}?flash=saved`)
  expect(location(await publish())).toBe(`${list}?flash=published`)
  expect((await published()).at(-1)?.id).toBe('scaunul-din-cabinetul-doi')
  expect(location(await press('remove', own))).toBe(`${list}?flash=removed`)
  expect(location(await here.admin.get(own))).toBe(`${list}?flash=missing`)
})
