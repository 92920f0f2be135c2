import { expect, test } from 'vitest'
import { isoDateOf } from '../../../src/format/dates.ts'
import { location, pressButton } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { isOn } from '../../support/samples/examples.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'

const here = openAdmin({ freshEachTest: true })

const list = '/admin/outcomes'
const added = `${list}/new`
const html = async (path: string) => (await here.admin.get(path)).text()
const publicHtml = async (path: string) => (await here.site.fetch(path)).text()
const press = (button: string, path: string, fields: Record<string, string> = {}) =>
  pressButton(here.site, here.admin, path, button, fields)
const publish = () => press('publish', list, { publication_note: 'Cifrele anului' })

const [page, inEnglish] = ['/rezultate/2024', '/en/rezultate/2024']
const pages = [page, inEnglish].filter(isOn)
const leading = ['/', '/echipa', '/en', '/en/echipa'].filter(isOn)
const year = {
  year: '2024',
  bills: '1.210',
  bills_equal: '1.089',
  bills_how_ro: 'Notele din registru, comparate cu devizul semnat.',
  bills_how_en: 'Bills of the register, compared with the signed estimate.',
  complaints: '0',
  complaints_settled: '0',
  complaints_how_ro: 'Registrul de reclamații al anului.',
  complaints_how_en: 'The register of complaints of that year.',
}

/** No year is told until a test says so. */
async function withoutYears() {
  const own = [...(await html(list)).matchAll(/href="(\/admin\/outcomes\/\d+)"/g)]
  for (const [, path = ''] of own) await press('remove', path)
  if (own.length > 0) expect(location(await publish())).toBe(`${list}?flash=published`)
}

test('while no year is published there is no page of one, no link to it and no address in the sitemap', async () => {
  await withoutYears()
  expect((await here.site.fetch(page)).status).toBe(404)
  for (const path of [...leading, '/sitemap.xml'])
    expect(await publicHtml(path), path).not.toContain('/rezultate')
})

test('a year goes from the form to its page in both languages, with links, sitemap and how it was counted', async () => {
  await withoutYears()
  expect(location(await press('save', added, year))).toBe(`${list}/2024?flash=added`)
  for (const path of pages) expect((await here.site.fetch(path)).status, path).toBe(404)
  const preview = await html(`/admin/preview?${new URLSearchParams({ address: page })}`)
  expect(preview).toContain('Rezultatele anului 2024')
  expect(location(await publish())).toBe(`${list}?flash=published`)
  const said = wordsOf(await publicHtml(page))
  expect(said).toMatch(/1\.089 din 1\.210 \(90,0%\) note de plată egale cu devizul/)
  expect(said).toContain(year.bills_how_ro)
  expect(said).toContain('Nicio reclamație primită')
  // What nobody has counted has no heading.
  expect(said).not.toMatch(/Complicații(?! tratament)|Zile de așteptare/)
  if (isOn(inEnglish))
    expect(wordsOf(await publicHtml(inEnglish))).toMatch(
      /1,089 of 1,210 \(90\.0%\) bills equal to the estimate/,
    )
  const sitemap = await publicHtml('/sitemap.xml')
  for (const path of pages) expect(sitemap).toContain(`${path}</loc>`)
  for (const path of leading)
    expect(await publicHtml(path), path).toContain(`href="${path.startsWith('/en') ? inEnglish : page}"`)
  await press('remove', `${list}/2024`)
  await publish()
  for (const path of pages) expect((await here.site.fetch(path)).status, path).toBe(404)
})

test('counts above their totals, years that have not ended and silence on how are refused, and nothing typed is lost', async () => {
  await withoutYears()
  const refused = await press('save', added, {
    ...year,
    year: isoDateOf(new Date()).slice(0, 4),
    bills_equal: '1.211',
    bills_how_ro: 'Scurt',
    complaints: 'două sute',
  })
  expect(refused.status).toBe(422)
  const typed = await refused.text()
  expect(typed).toContain('id="complaints-error"')
  for (const value of ['1.211', 'două sute']) expect(typed).toContain(`value="${value}"`)
  expect(typed).toMatch(/<textarea[^>]*name="bills_how_ro"[^>]*>Scurt/)
  const again = await press('save', added, {
    ...year,
    year: isoDateOf(new Date()).slice(0, 4),
    bills_equal: '1.211',
    bills_how_ro: 'Scurt',
  })
  const page = await again.text()
  for (const name of ['year', 'bills_equal', 'bills_how_ro'])
    expect(page, name).toContain(`id="${name}-error"`)
  await press('save', added, year)
  const twice = await press('save', added, { ...year, bills: '2000' })
  expect([twice.status, (await twice.text()).includes('id="year-error"')]).toEqual([422, true])
  const rows = await rowsOf<{ versions: string }>(
    here.site.db,
    "select count(*) as versions from drafts where subject = 'outcomes' and content::text like '%1211%'",
  )
  expect(rows.map(({ versions }) => Number(versions))).toEqual([0])
})
