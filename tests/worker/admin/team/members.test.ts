import { expect, test } from 'vitest'
import type { Member } from '../../../../src/content/schema.ts'
import { team } from '../../../../src/content/team.ts'
import { teamPageWords } from '../../../../src/features/team/words.server.ts'
import { asBeginning, peopleInWords } from '../../../../src/format/counted-words.ts'
import { type Locale, locales } from '../../../../src/locale.ts'
import { formFields, location, sendFields } from '../../../support/admin/admin.ts'
import { last, list, radu, teamAdmin } from '../../../support/admin/team-admin.ts'
import {
  colleague,
  dentist,
  isOn,
  isSpoken,
  lastOfTeam,
  otherDentist,
} from '../../../support/samples/examples.ts'
import { cachedPages, fillPageCache } from '../../../support/site/cached-pages.ts'
import { wordsOf } from '../../../support/site/forms.ts'

const { here, html, press, publicHtml, publish } = teamAdmin()

const people: readonly Member[] = team
const dentists = people.filter(({ kind }) => kind === 'doctor').length
async function oneMore(locale: Locale): Promise<string> {
  const teamPage = await teamPageWords(locale)
  return peopleInWords(dentists + 1, teamPage.counted.doctor, locale)
}

test('a new dentist is written in both languages, ordered, published, hidden and taken off again', async () => {
  const words = (length: number, word: string) => `${word} `.repeat(200).slice(0, length).trim()
  const fields = {
    nume_ro: 'Dr. Ștefania Țîrlea',
    nume_en: 'Dr. Ștefania Țîrlea',
    functie_ro: 'Medic specialist endodonție',
    functie_en: 'Specialist in endodontics',
    descriere_ro: words(120, 'cuvinte'),
    descriere_en: words(120, 'words'),
    experienta_ro: words(200, 'cuvinte'),
    experienta_en: words(200, 'words'),
    courses_ro: '2019 Curs de endodonție, Iași',
    courses_en: '2019 Course in endodontics, Iași',
    kind: 'doctor',
    since: '2015',
    languages: ['ro', 'hu'],
    filters: ['endodontie'],
    treatments: ['tratamente_endodontice'],
  }
  const refused = await press('save', `${list}/new`, {
    ...fields,
    since: '1815',
    [`courses_${last}`]: 'un curs',
    [`descriere_${last}`]: 'scurt',
    languages: [],
  })
  expect(refused.status).toBe(422)
  const again = await refused.text()
  for (const name of ['since', `courses_${last}`, `descriere_${last}`, 'languages'])
    expect(again, name).toContain(`id="${name}-error"`)
  expect(again).toContain('value="Dr. Ștefania Țîrlea"')
  const closed = await html(radu)
  expect(closed).toContain('<summary>Experiența și cursurile în română</summary>')
  expect(closed).not.toMatch(/<details class="admin-member-more"[^>]*\sopen/)
  const wrong = await press('save', radu, { [`courses_${last}`]: 'un curs' })
  expect((await wrong.text()).match(/<details class="admin-member-more"[^>]*\sopen/g)).toHaveLength(1)

  const own = `${list}/stefania-tirlea`
  expect(location(await press('save', `${list}/new`, fields))).toBe(`${own}?flash=added`)
  const order = new URLSearchParams({ intent: 'up', who: 'stefania-tirlea' })
  order.set('version', formFields(await html(list), 'publish').get('version') ?? '')
  expect(location(await sendFields(here.site, list, order, here.admin.cookie))).toBe(`${list}?flash=moved`)
  expect(await publicHtml('/echipa')).not.toContain('Țîrlea')
  expect(location(await publish())).toBe(`${list}?flash=published`)

  for (const [path, said] of [
    ['/echipa', `${asBeginning(await oneMore('ro'), 'ro')} cu`],
    ['/en/echipa', `${asBeginning(await oneMore('en'), 'en')} with`],
    ['/', asBeginning(await oneMore('ro'), 'ro')],
    ['/privacy-policy', await oneMore('ro')],
  ] as const)
    if (isSpoken(path)) expect(wordsOf(await publicHtml(path)), path).toContain(said)
  const team = await publicHtml('/echipa')
  expect(team.indexOf('id="stefania-tirlea"')).toBeLessThan(team.indexOf(`id="${lastOfTeam}"`))
  expect(team).toContain('"@type":"Person"')
  expect(team).toMatch(/"@id":"[^"]*#stefania-tirlea"/)
  for (const path of ['/contact?medic=stefania-tirlea', '/en/contact?medic=stefania-tirlea'].filter(isSpoken))
    expect(await publicHtml(path)).toMatch(
      /<option[^>]*value="stefania-tirlea"[^>]*selected|<option[^>]*selected[^>]*value="stefania-tirlea"/,
    )

  const hide = formFields(await html(own), 'save')
  hide.set('hidden', 'yes')
  expect(location(await sendFields(here.site, own, hide, here.admin.cookie))).toBe(`${own}?flash=saved`)
  await publish()
  expect(await publicHtml('/echipa')).not.toContain('Țîrlea')
  expect(wordsOf(await html(list))).toContain('ascuns')
  expect(location(await press('remove', own))).toBe(`${list}?flash=removed`)
  expect(location(await press('undo', list))).toBe(`${list}?flash=undone`)
  expect(wordsOf(await html(list))).toContain('Țîrlea')
})

test('a correction changes the pages that say it, and no other', async () => {
  const own = `/echipa/${dentist.id}`
  const others = [
    '/echipa',
    '/en/echipa',
    `/en${own}`,
    `/echipa/${otherDentist.id}`,
    '/preturi',
    '/en/preturi',
    '/noutati',
    '/tratamente',
    '/',
  ].filter(isOn)
  const correct = async (word: string) => {
    const corrected = `${word} `.repeat(200).slice(0, 200).trim()
    expect(location(await press('save', radu, { experienta_ro: corrected }))).toBe(`${radu}?flash=saved`)
    await publish()
  }
  // Once it is published, figures of the team are as of another day.
  await correct('cuvinte')
  await fillPageCache(here.site, [own, ...others])
  await correct('cuvinte noi')
  expect(await cachedPages(here.site, [own, ...others])).toEqual(others)
  expect(await publicHtml(own)).toContain('cuvinte noi')
})

test('the page of a dentist is whole without what may be left out, says it once it is written, and goes with them', async () => {
  const own = `/echipa/${dentist.id}`
  const change = async (fields: Record<string, string | string[]>, path = radu) => {
    expect(location(await press('save', path, fields))).toBe(`${path}?flash=saved`)
    await publish({ confirmed: 'yes' })
  }
  const inEach = (name: string, text: string) =>
    Object.fromEntries(locales.map((locale) => [`${name}_${locale}`, text]))
  const optional = (text: string) => ({ ...inEach('introduction', text), ...inEach('for_whom', text) })
  await change({ ...optional(''), ...inEach('courses', ''), register: '' })
  const bare = await publicHtml(own)
  for (const words of ['Pentru cine', 'registrul profesional', 'cursuri absolvite', '"identifier"'])
    expect(bare).not.toContain(words)
  expect(bare).not.toMatch(/<h[23][^>]*>\s*<\/h|<(?:ul|ol|dl|dd|dt)[^>]*><\//)

  await change({ ...optional('cine vine de departe'), register: 'CMSR 1234' })
  const whole = wordsOf(await publicHtml(own))
  for (const words of ['Pentru cine', 'cine vine de departe', 'registrul profesional', 'CMSR 1234'])
    expect(whole).toContain(words)
  const tooMuch = await press('save', radu, { [`for_whom_${last}`]: 'un rând\n'.repeat(7) })
  expect([tooMuch.status, (await tooMuch.text()).includes(`id="for_whom_${last}-error"`)]).toEqual([
    422,
    true,
  ])

  await change({ hidden: 'yes' })
  const gone = await here.site.fetch(own)
  expect([gone.status, gone.headers.get('location'), gone.headers.get('cache-control')]).toEqual([
    301,
    '/echipa',
    'no-store',
  ])
  const sitemap = await publicHtml('/sitemap.xml')
  expect([sitemap.includes(`${own}<`), sitemap.includes(`/echipa/${otherDentist.id}<`)]).toEqual([
    false,
    otherDentist.id !== dentist.id,
  ])
  // The database is fresh for each test, pages kept at the edge are not: the next one would miss them there.
  await change({ hidden: [] })
  expect((await here.site.fetch(own)).status).toBe(200)
})

test.runIf(colleague !== null)('a colleague who is no dentist has a page where the data say so', async () => {
  const own = `/echipa/${colleague?.id}`
  expect((await here.site.fetch(own)).status).toBe(301)
  const edit = `${list}/${colleague?.id}`
  expect(location(await press('save', edit, { own_page: 'yes' }))).toBe(`${edit}?flash=saved`)
  await publish()
  const page = await publicHtml(own)
  expect(page).toContain(`<h1>${colleague?.name}</h1>`)
  // Nobody books a visit with them.
  expect(page).not.toContain('medic=')
  expect(await publicHtml('/echipa')).toContain(`href="${own}"`)
})
