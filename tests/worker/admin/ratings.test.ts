import { expect, test } from 'vitest'
import { addDays, isoDateOf } from '../../../src/format/dates.ts'
import { formFields, location, pressButton, sendFields } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { isOn } from '../../support/samples/examples.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'

const here = openAdmin({ freshEachTest: true })

const list = '/admin/ratings'
const added = `${list}/new`
const html = async (path: string) => (await here.admin.get(path)).text()
const publicHtml = async (path: string) => (await here.site.fetch(path)).text()
const press = (button: string, path: string, fields: Record<string, string> = {}) =>
  pressButton(here.site, here.admin, path, button, fields)
const publish = () => press('publish', list, { publication_note: 'Note citite azi' })

const pages = ['/', '/echipa', '/en', '/en/echipa'].filter(isOn)
const place = {
  name: 'Catalogul Județean',
  url: 'https://catalog.example/clinica',
  average: '4,6',
  best: '5',
  count: '1.204',
  read_on: '2026-11-20',
}
const linesOf = (page: string) =>
  wordsOf(/<section aria-labelledby="note".*?<\/section>/s.exec(page)?.[0] ?? '')
    .replaceAll('\u2060', '')
    .trim()

/** Nobody rates the clinic until a test says so. Returns the names of what held before. */
async function withoutPlaces(): Promise<string[]> {
  const links = [...(await html(list)).matchAll(/href="(\/admin\/ratings\/[a-z0-9-]+)">([^<]+)/g)]
  const own = links.filter(([, path]) => path !== added)
  for (const [, path = ''] of own) await press('remove', path)
  return own.map(([, , name = '']) => name)
}

test('a place goes from the draft to the first page and the team, with the sentence of the law, and goes again', async () => {
  const before = await withoutPlaces()
  const saved = await press('save', added, place)
  expect(location(saved)).toBe(`${list}/catalogul-judetean?flash=added`)
  for (const page of pages) expect(await publicHtml(page), page).not.toContain(place.name)
  expect(location(await publish())).toBe(`${list}?flash=published`)
  for (const path of pages) {
    const page = await publicHtml(path)
    const said = linesOf(page)
    expect(said, path).toMatch(
      path.startsWith('/en')
        ? /Catalogul Județean .*4\.6 out of 5, 1,204 ratings .*read on 20 November 2026/
        : /Catalogul Județean .*4,6 din 5, 1\.204 .*evaluări .*citit la 20 noiembrie 2026/,
    )
    expect(said, path).toMatch(
      path.startsWith('/en') ? /We do not check whether patients/ : /Nu verificăm dacă le-au scris pacienți/,
    )
    // Marks that others give are no structured data about ourselves, and nothing is loaded from there.
    expect(page, path).not.toMatch(/AggregateRating|"Review"/)
    expect(page.match(/catalog\.example/g), path).toHaveLength(1)
  }
  await press('remove', `${list}/catalogul-judetean`)
  await publish()
  for (const path of pages) expect(await publicHtml(path), path).not.toContain('id="note"')
  expect(await rowsOf(here.site.db, 'select places from ratings')).toEqual([{ places: [] }])

  // Before the first publication there was what the build has.
  const history = '/admin/publications'
  const going = formFields(await html(`${history}?subject=ratings&publication=1`), 'ratings')
  going.set('publication_note', 'Înapoi')
  expect((await sendFields(here.site, history, going, here.admin.cookie)).status).toBe(303)
  const said = linesOf(await publicHtml('/'))
  for (const name of before) expect(said).toContain(name)
})

test('a place without an average, or without a number, says what is known of it', async () => {
  await withoutPlaces()
  await press('save', added, { ...place, name: 'Fără notă', average: '' })
  await press('save', added, { ...place, name: 'Fără număr', count: '' })
  await press('save', added, { ...place, name: 'Doar numele', average: '', count: '' })
  await publish()
  const said = linesOf(await publicHtml('/'))
  expect(said).toMatch(/Fără notă (exemplu )?1\.204 evaluări citit la/)
  expect(said).toMatch(/Fără număr (exemplu )?4,6 din 5 citit la/)
  expect(said).toMatch(/Doar numele (exemplu )?citit la/)
})

test('what cannot be is explained at its field, and nothing typed is lost', async () => {
  const refused = await press('save', added, {
    ...place,
    url: 'catalog',
    average: 'patru',
    count: '3,5',
    read_on: addDays(isoDateOf(new Date()), 1),
  })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  for (const name of ['url', 'average', 'count', 'read_on'])
    expect(page, name).toContain(`id="${name}-error"`)
  for (const typed of ['catalog', 'patru', '3,5', place.name]) expect(page).toContain(`value="${typed}"`)
  const above = await press('save', added, { ...place, average: '6' })
  expect(await above.text()).toContain('id="average-error"')
  expect(await rowsOf(here.site.db, "select version from drafts where subject = 'ratings'")).toEqual([])
})
