import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Member } from '../../../src/content/schema.ts'
import { firstShown, team } from '../../../src/content/team.ts'
import { teamPageWords } from '../../../src/features/team/words.server.ts'
import { asBeginning, peopleInWords } from '../../../src/format/counted-words.ts'
import { formatDate, isoDateOf } from '../../../src/format/dates.ts'
import { fromEntries } from '../../../src/format/from-entries.ts'
import { defaultLocale, type Locale, locales, writtenLocales } from '../../../src/locale.ts'
import { adminAtWork, formFields, location, pressButton, sendFields } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { eventually } from '../../support/eventually.ts'
import { publicAddresses } from '../../support/pages/addresses.ts'
import { graphOf } from '../../support/pages/html.ts'
import {
  colleague,
  dentist,
  isOn,
  isSpoken,
  lastOfTeam,
  otherDentist,
  reviewedSlug,
  shownStories,
} from '../../support/samples/examples.ts'
import { photograph } from '../../support/samples/pictures.ts'
import { cachedPages, fillPageCache } from '../../support/site/cached-pages.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'

const here = openAdmin({ freshEachTest: true })

const list = '/admin/doctors'
/** The language that is written last: English, where the clinic has it. */
const last = locales.at(-1) ?? defaultLocale
const radu = `${list}/${dentist.id}`
const people: readonly Member[] = team
const dentists = people.filter(({ kind }) => kind === 'doctor').length
async function oneMore(locale: Locale): Promise<string> {
  const teamPage = await teamPageWords(locale)
  return peopleInWords(dentists + 1, teamPage.counted.doctor, locale)
}
const html = async (path: string) => (await here.admin.get(path)).text()
const publicHtml = async (path: string) => (await here.site.fetch(path)).text()

const press = (button: string, path: string, fields: Record<string, string | string[]> = {}) =>
  pressButton(here.site, here.admin, path, button, fields)
const publish = (fields: Record<string, string> = {}) =>
  press('publish', list, { publication_note: 'Echipa de acum', ...fields })

const alt = fromEntries(
  writtenLocales.map((locale) => [`alt_${locale}`, `Portretul doctorului, zâmbind (${locale})`] as const),
)
async function upload(
  file: Uint8Array,
  fields: Record<string, string> = {},
  path = radu,
  cookie = here.admin.cookie,
) {
  const version = fields.version ?? formFields(await html(path), 'photo').get('version') ?? '0'
  const form = new FormData()
  for (const [name, value] of Object.entries({
    version,
    intent: 'photo',
    focus: 'top',
    ...alt,
    ...fields,
  }))
    form.set(name, value)
  form.set('file', new File([new Uint8Array(file)], 'foto.jpg', { type: 'image/jpeg' }))
  return here.site.fetch(path, {
    method: 'POST',
    body: form,
    headers: { 'sec-fetch-site': 'same-origin', cookie },
  })
}
const picturesIn = (page: string) => [...new Set(page.match(/\/pictures\/[0-9a-f]{32}-\d+\.webp/g))]
const stored = () =>
  rowsOf<{ name: string; body: Uint8Array }>(
    here.site.db,
    'select name, body from local.objects order by name',
  )

test('a photograph goes from the draft to every page that shows the dentist, without the place where it was taken', async () => {
  const taken = await photograph()
  expect((await sharp(taken).metadata()).exif?.includes('Telefon')).toBe(true)
  const before = picturesIn(await publicHtml('/echipa'))
  expect(location(await upload(taken))).toBe(`${radu}?flash=photo`)
  expect(picturesIn(await publicHtml('/echipa'))).toEqual(before)
  const preview = await html(`/admin/preview?${new URLSearchParams({ address: '/echipa' })}`)
  expect(picturesIn(preview)).toHaveLength(1)
  expect(location(await publish())).toBe(`${list}?flash=published`)

  for (const [path, text] of [
    ['/echipa', alt.alt_ro],
    [`/echipa/${dentist.id}`, alt.alt_ro],
    ['/', alt.alt_ro],
    ['/en/echipa', alt.alt_en],
    [`/en/tratamente/${reviewedSlug}`, alt.alt_en],
    [`/tratamente/${reviewedSlug}`, alt.alt_ro],
  ] as const) {
    if (!isSpoken(path) || (path === '/' && !firstShown.includes(dentist.id))) continue
    const page = await publicHtml(path)
    const [address = ''] = picturesIn(page)
    expect(page, path).toContain(`alt="${text}"`)
    const tag = page.match(new RegExp(`<img[^>]*${address}[^>]*>`))?.[0] ?? ''
    const [, width] = /width="(\d+)"/.exec(tag) ?? []
    const [, height] = /height="(\d+)"/.exec(tag) ?? []
    expect([width, height].map(Number), path).toEqual(
      path === `/echipa/${dentist.id}` ? [640, 853] : [240, 320],
    )
    const answer = await here.site.fetch(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(Number(width))
  }
  const objects = await stored()
  expect(objects).toHaveLength(3)
  for (const { body } of objects) {
    const { exif, xmp, icc } = await sharp(body).metadata()
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
    expect(Buffer.from(body).includes('Telefon')).toBe(false)
  }

  const history = '/admin/publications'
  const going = formFields(await html(`${history}?subject=team&publication=1`), 'team')
  going.set('publication_note', 'Înapoi')
  expect(location(await sendFields(here.site, history, going, here.admin.cookie))).toBe(
    `${history}?subject=team&flash=rolled-back`,
  )
  for (const path of ['/echipa', '/en/echipa'].filter(isSpoken))
    expect(picturesIn(await publicHtml(path)), path).toEqual([])
  const done = await rowsOf<{ action: string }>(here.site.db, 'select action from audit_entries order by id')
  expect(done.map(({ action }) => action).filter((action) => action !== 'sign_in')).toEqual([
    'upload',
    'edit',
    'publish',
    'rollback',
  ])
})

test('what is no photograph is refused at its field, and the texts stay', async () => {
  const jpeg = await photograph()
  const png = await sharp(jpeg).png().toBuffer()
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(40_000, 16)
  bomb.writeUInt32BE(40_000, 20)
  const cases: [string, Uint8Array, RegExp][] = [
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      /nu este o fotografie/,
    ],
    ['a GIF', Buffer.from('GIF89a/*<script>*/'), /nu este o fotografie/],
    ['words under a picture’s name', Buffer.from('bună ziua'), /nu este o fotografie/],
    [
      'a picture with a page in it',
      Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')]),
      /altceva decât/,
    ],
    [
      'a picture with an archive behind it',
      Buffer.concat([jpeg, Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
      /altceva decât/,
    ],
    ['a bomb of pixels', bomb, /prea mulți pixeli/],
    ['a small one', await photograph({ width: 300, height: 300 }), /prea mică/],
    ['half a picture', jpeg.subarray(0, 400), /nu poate fi citită/],
    ['a head without a body', Buffer.concat([png.subarray(0, 60), Buffer.alloc(200)]), /nu poate fi citită/],
    ['nothing', Buffer.alloc(0), /Alegeți o fotografie/],
    ['too heavy a file', Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]), /mai mult de 10 MB/],
  ]
  const longest = (await html(radu)).length + 10_000
  for (const [what, file, said] of cases) {
    const answer = await upload(file, { version: '0' })
    const page = await answer.text()
    expect([what, answer.status]).toEqual([what, 422])
    expect(wordsOf(page), what).toMatch(said)
    expect(page, what).toContain('id="file-error"')
    expect(page.length, `no bytes of ${what} come back`).toBeLessThan(longest)
    if (what !== 'too heavy a file') expect(page, what).toContain(`value="${alt[`alt_${last}`]}"`)
  }
  const silent = await upload(jpeg, { version: '0', [`alt_${last}`]: 'no' })
  expect(silent.status).toBe(422)
  expect(await silent.text()).toContain(`id="alt_${last}-error"`)
  expect([
    await stored(),
    await rowsOf(here.site.db, 'select * from pictures'),
    await rowsOf(here.site.db, 'select * from drafts'),
  ]).toEqual([[], [], []])
})

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

/** Every public page, in every language, that still names somebody, by name or by their place. */
async function naming(name: string, member: string): Promise<string[]> {
  const found: string[] = []
  for (const { address } of await publicAddresses()) {
    const page = await publicHtml(address)
    if (page.includes(name) || page.includes(`#${member}`)) found.push(address)
  }
  return found
}
const reviewDue = 'Textul urmează să fie verificat din nou de un medic al clinicii.'
const former = 'Un medic care a lucrat la clinică'

test('whoever has left vouches for nothing: no page names them, in words or in structured data', async () => {
  expect((await naming(dentist.name, dentist.id)).length).toBeGreaterThan(3)
  // What they vouch for is named, and nobody leaves before it is said who takes it over.
  const form = await html(radu)
  for (const line of ['medicale verificate', 'Cine preia', 'Nimeni, deocamdată']) expect(form).toContain(line)
  const asked = await press('remove', radu)
  expect([asked.status, (await asked.text()).includes('id="heir-error"')]).toEqual([422, true])
  expect(location(await press('remove', radu, { heir: 'nobody' }))).toBe(`${list}?flash=removed`)
  const unsure = await publish()
  expect([unsure.status, wordsOf(await unsure.text()).includes('nimeni nu a preluat')]).toEqual([422, true])
  expect(location(await publish({ confirmed: 'yes' }))).toBe(`${list}?flash=published`)

  expect(await naming(dentist.name, dentist.id)).toEqual([])
  const page = await publicHtml(`/tratamente/${reviewedSlug}`)
  expect(wordsOf(page)).toContain(reviewDue)
  for (const word of ['reviewedBy', 'lastReviewed', 'Verificat medical']) expect(page).not.toContain(word)
  if (shownStories.some((story) => story.doctor === dentist.id))
    expect(wordsOf(await publicHtml('/povesti-succes'))).toContain(former)
})

test('who takes over is named from that day on, once they have read the texts, and the stories stay without a name', async () => {
  const unread = await press('remove', radu, { heir: otherDentist.id })
  expect([unread.status, (await unread.text()).includes('id="read-error"')]).toEqual([422, true])
  expect(location(await press('remove', radu, { heir: otherDentist.id, read: 'yes' }))).toBe(
    `${list}?flash=removed`,
  )
  const today = isoDateOf(new Date())
  // What will change is said in words, by name and day.
  expect(wordsOf(await html(list))).toContain(
    `${dentist.name}, ${formatDate(today, 'ro')}`.replaceAll(/\s/g, ' '),
  )
  expect(location(await publish())).toBe(`${list}?flash=published`)
  // A date has blanks that do not break.
  const review = `Verificat medical de ${otherDentist.name} la ${formatDate(today, 'ro')}.`.replaceAll(
    /\s/g,
    ' ',
  )
  await eventually(async () => wordsOf(await publicHtml(`/tratamente/${reviewedSlug}`)).includes(review), 60)
  const page = await publicHtml(`/tratamente/${reviewedSlug}`)
  expect(page).toContain(`"lastReviewed":"${today}"`)
  expect(page).toContain(`#${otherDentist.id}"`)
  expect(await publicHtml(`/echipa/${otherDentist.id}`)).toContain(`href="/tratamente/${reviewedSlug}"`)
  expect(location(await here.site.fetch(`/echipa/${dentist.id}`))).toBe('/echipa')
  expect(await naming(dentist.name, dentist.id)).toEqual([])
  if (shownStories.some((story) => story.doctor === dentist.id))
    expect(wordsOf(await publicHtml('/povesti-succes'))).toContain(former)
  // They come back, and answer for their own texts again.
  const history = '/admin/publications'
  const going = formFields(await html(`${history}?subject=team&publication=1`), 'team')
  going.set('publication_note', 'Înapoi')
  await sendFields(here.site, history, going, here.admin.cookie)
  expect(wordsOf(await publicHtml(`/tratamente/${reviewedSlug}`))).toContain(
    `Verificat medical de ${dentist.name}`,
  )
})

test('a reviewer who is hidden is not named either, and a clinic without dentists is not published', async () => {
  const hide = formFields(await html(radu), 'save')
  hide.set('hidden', 'yes')
  await sendFields(here.site, radu, hide, here.admin.cookie)
  await publish({ confirmed: 'yes' })
  const page = await publicHtml(`/tratamente/${reviewedSlug}`)
  expect(page).not.toContain(dentist.name)
  expect(wordsOf(page)).toContain(reviewDue)
  expect(graphOf(page).find(({ name }) => name === dentist.name)).toBeUndefined()

  await here.site.db?.sql.query(
    `update drafts set content = jsonb_build_object('members', (select jsonb_agg(m || '{"hidden": true}') from jsonb_array_elements(content -> 'members') m)) where version > 1`,
  )
  const refused = await publish()
  expect(refused.status).toBe(422)
  expect(wordsOf(await refused.text())).toContain('Cel puțin un medic')
})

test('two people at once: both stay, unless they changed the same words', async () => {
  const first = formFields(await html(radu), 'save')
  const second = formFields(await html(radu), 'save')
  first.set('functie_ro', 'Medic primar, chirurgie')
  second.set('since', '2009')
  expect(location(await sendFields(here.site, radu, first, here.admin.cookie))).toBe(`${radu}?flash=saved`)
  expect(location(await sendFields(here.site, radu, second, here.admin.cookie))).toBe(`${radu}?flash=merged`)
  first.set('functie_ro', 'Medic primar, implantologie')
  const third = formFields(await html(radu), 'save')
  third.set('functie_ro', 'Altă funcție')
  await sendFields(here.site, radu, third, here.admin.cookie)
  const conflict = await sendFields(here.site, radu, first, here.admin.cookie)
  expect(conflict.status).toBe(409)
  const page = await conflict.text()
  expect(page).toContain('value="Medic primar, implantologie"')
  // Both versions stand side by side, with who saved the other one.
  const [, compared = ''] = page.split('id="conflict-title"')
  const [table = ''] = compared.split('</section>')
  for (const part of [
    '<mark>Medic primar, implantologie</mark>',
    '<mark>Altă funcție</mark>',
    here.admin.email,
  ])
    expect(table).toContain(part)
  const kept = await sendFields(here.site, radu, formFields(page, 'save'), here.admin.cookie)
  expect(location(kept)).toBe(`${radu}?flash=saved`)
  const both = formFields(await html(radu), 'save')
  expect([both.get('functie_ro'), both.get('since')]).toEqual(['Medic primar, implantologie', '2009'])
})

test('a form that was refused is saved with what somebody else has changed meanwhile', async () => {
  const mine = formFields(await html(radu), 'save')
  const others = new URLSearchParams(mine)
  others.set('functie_ro', 'Medic primar, parodontologie')
  await sendFields(here.site, radu, others, here.admin.cookie)
  mine.set('since', 'demult')
  const refused = await sendFields(here.site, radu, mine, here.admin.cookie)
  expect(refused.status).toBe(422)
  const corrected = formFields(await refused.text(), 'save')
  corrected.set('since', '2011')
  const saved = await sendFields(here.site, radu, corrected, here.admin.cookie)
  expect(location(saved)).toBe(`${radu}?flash=merged`)
  const both = formFields(await html(radu), 'save')
  expect([both.get('functie_ro'), both.get('since')]).toEqual(['Medic primar, parodontologie', '2011'])
})

test('what was typed about a member whom somebody else has taken off stays, and saving adds them again', async () => {
  const own = `${list}/${lastOfTeam}`
  const typed = formFields(await html(own), 'save')
  typed.set('functie_ro', 'Asistentă medicală principală')
  const dan = await adminAtWork(here.site)
  await pressButton(here.site, dan, own, 'remove', { heir: 'nobody' })
  const answer = await sendFields(here.site, own, typed, here.admin.cookie)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(wordsOf(page)).toContain('cineva a scos persoana din ciornă')
  const form = formFields(page, 'save')
  expect(form.get('functie_ro')).toBe('Asistentă medicală principală')
  expect(page).toContain(`action="${list}/new"`)
  const added = await sendFields(here.site, `${list}/new`, form, here.admin.cookie)
  expect(location(added)).toMatch(/\?flash=added$/)
})

test('whoever took a member off brings them back with one press, whatever others have added since', async () => {
  const own = `${list}/${lastOfTeam}`
  expect(location(await press('remove', own, { heir: 'nobody' }))).toBe(`${list}?flash=removed`)
  const dan = await adminAtWork(here.site)
  const fields = formFields(await html(`${list}/new`), 'save')
  for (const [name, value] of formFields(await html(radu), 'save'))
    if (name !== 'version') fields.set(name, value)
  fields.set('nume_ro', 'Dr. Ioana Coleg')
  fields.set('nume_en', 'Dr Ioana Coleg')
  const added = await sendFields(here.site, `${list}/new`, fields, dan.cookie)
  expect(location(added)).toMatch(/\?flash=added$/)
  expect(location(await press('undo', list))).toBe(`${list}?flash=undone`)
  const page = await html(list)
  expect(page).toContain(`href="${own}"`)
  expect(page).toContain('Ioana Coleg')
})

test('photographs that nothing refers to go at night, those in the history stay', async () => {
  await upload(await photograph())
  await publish()
  await upload(await photograph({ shade: 10 }))
  await press('undo', list)
  await here.site.db?.sql.query("update pictures set added_at = now() - interval '2 days'")
  await here.site.purge()
  expect(await stored()).toHaveLength(6)
  await here.site.db?.sql.query("update drafts set saved_at = now() - interval '40 days'")
  await here.site.purge()
  const [left] = await rowsOf<{ name: string }>(here.site.db, 'select name from pictures')
  expect((await stored()).map(({ name }) => name.slice(0, 32))).toEqual([left?.name, left?.name, left?.name])
  const [address = ''] = picturesIn(await publicHtml('/echipa'))
  expect(address).toContain(left?.name)
})

test('a photograph that cannot be had now is asked for again later, and is a line in the log, not an error', async () => {
  await upload(await photograph({ shade: 77 }))
  await publish()
  const [address = ''] = picturesIn(await publicHtml('/echipa'))
  for (const fault of ['500', 'down'] as const) {
    here.site.clearLogs()
    here.site.db?.fault(fault, '/storage')
    const unanswered = await here.site.fetch(address)
    here.site.db?.fault(null)
    expect([unanswered.status, unanswered.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(here.site.logs().filter(({ event }) => event === 'picture-unanswered')).toHaveLength(1)
    expect(here.site.logs().filter(({ level }) => level === 'error')).toEqual([])
  }
  expect((await here.site.fetch(address)).status).toBe(200)
})

test('an outage of Storage loses nothing and is said, and who is no admin uploads nothing', async () => {
  here.site.db?.fault('500', '/storage')
  const failed = await upload(await photograph())
  expect(failed.status).toBe(503)
  const page = await failed.text()
  expect(page).toContain(`value="${alt.alt_ro}"`)
  expect(wordsOf(page)).toContain('Nimic nu s-a schimbat')
  here.site.db?.fault(null)
  expect(await rowsOf(here.site.db, 'select version from drafts')).toEqual([])

  const stranger = await adminAtWork(here.site, false)
  const file = await photograph()
  for (const cookie of ['', 'made=up', stranger.cookie])
    expect([401, 403]).toContain((await upload(file, { version: '0' }, radu, cookie)).status)
  const form = new FormData()
  form.set('intent', 'photo')
  const foreign = await here.site.fetch(radu, {
    method: 'POST',
    body: form,
    headers: { cookie: here.admin.cookie, 'sec-fetch-site': 'cross-site' },
  })
  expect(foreign.status).toBe(403)
  const before = formFields(await html(radu), 'save')
  await here.site.db?.sql.query('delete from admins')
  expect((await sendFields(here.site, radu, before, here.admin.cookie)).status).toBeGreaterThanOrEqual(400)
  expect(await stored()).toEqual([])
  for (const path of [
    '/pictures/x.webp',
    `/pictures/${'a'.repeat(32)}-640.webp`,
    `/pictures/${'a'.repeat(32)}-641.webp`,
  ])
    expect((await here.site.fetch(path)).status, path).toBe(404)
})
