import { test as anyTest, expect } from 'vitest'
import { defaultLocale } from '../../../src/locale.ts'
import { adminAtWork, formFields, location, pressButton, sendFields } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { shownStories, silentStory, slugOf } from '../../support/samples/examples.ts'
import { photograph } from '../../support/samples/pictures.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'

const [story, otherStory] = shownStories
/** A clinic may tell no stories; two of them are changed, and the order of four. */
const test = anyTest.skipIf(shownStories.length < 4)

const here = openAdmin({ freshEachTest: true })

const list = '/admin/stories'
const id = story?.id ?? ''
const own = `${list}/${id}`
const silent = `${list}/${silentStory?.id}`
const treatment = `/tratamente/${slugOf(story?.treatment ?? 'implant_dentar')}`
const html = async (path: string) => (await here.admin.get(path)).text()
const publicHtml = async (path: string) => (await here.site.fetch(path)).text()

const press = (button: string, path: string, fields: Record<string, string | string[]> = {}) =>
  pressButton(here.site, here.admin, path, button, fields)
const publish = () => press('publica', list, { nota: 'Povești noi' })

const paper = {
  persoana: 'Ionescu Maria, fișa 4411',
  hartie: 'AC-17/2026',
  data: '2026-01-15',
  pana: '',
  acopera: ['text', 'photographs', 'first_name'],
  unde: 'site',
}

async function upload(prefix: string, file: Uint8Array, alt: Record<string, string> = {}) {
  const button = `${prefix}fotografie`
  const form = new FormData()
  const fields = {
    versiune: formFields(await html(own), button).get('versiune') ?? '0',
    actiune: button,
    [`${prefix}focus`]: 'top',
    [`${prefix}alt_ro`]: `Dinții, ${prefix}fotografiați`,
    [`${prefix}alt_en`]: `The teeth, ${prefix}photographed`,
    ...alt,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set(`${prefix}foto`, new File([new Uint8Array(file)], 'foto.jpg', { type: 'image/jpeg' }))
  return here.site.fetch(own, {
    method: 'POST',
    body: form,
    headers: { 'sec-fetch-site': 'same-origin', cookie: here.admin.cookie },
  })
}
const picturesIn = (page: string) => new Set(page.match(/\/pictures\/[0-9a-f]{32}-\d+\.webp/g)).size
const stored = () => rowsOf<{ name: string }>(here.site.db, 'select name from local.objects order by name')

/** The pages that show the story, in both languages. */
const places = ['/povesti-succes', '/en/povesti-succes', '/', '/en', treatment, `/en${treatment}`]
async function showing(): Promise<string[]> {
  const pages = await Promise.all(places.map(publicHtml))
  return places.filter((_, at) => pages[at]?.includes(`#${id}"`) || pages[at]?.includes(`id="${id}"`))
}

/** A new story as its form is filled in. */
const words = (locale: string) => ({
  [`titlu_${locale}`]:
    locale === defaultLocale ? 'O măsea înlocuită în șase luni' : 'A molar replaced in six months',
  [`nume_${locale}`]: 'Ștefan L.',
  [`lucrare_${locale}`]: 'Implant',
  [`durata_${locale}`]: '6 luni',
  [`despre_${locale}`]: 'Lipsea o măsea, acum este un implant.',
  [`inainte_${locale}`]: 'Un spațiu gol.',
  [`dupa_${locale}`]: 'Spațiul este ocupat.',
  [`cuvinte_${locale}`]: 'Am stat mult pe gânduri. '.repeat(4),
  [`rezultate_${locale}`]: 'Mestecă pe ambele părți\nDinții vecini au rămas întregi',
})
const fields = {
  ...words('ro'),
  ...words('en'),
  categorie: 'implant',
  tratament: story?.treatment ?? '',
  medic: story?.doctor ?? '',
  desen: 'implant',
}

test('a new story waits for the consent of its patient, and is then on every page that shows it', async () => {
  const wrong = { ...fields, nume_ro: 'Ștefan Lungu', rezultate_en: 'One', categorie: '' }
  const refused = await press('salveaza', `${list}/nou`, wrong)
  expect(refused.status).toBe(422)
  const again = await refused.text()
  for (const name of ['nume_ro', 'rezultate_en', 'categorie']) expect(again).toContain(`id="${name}-error"`)
  expect(again).toContain('value="Ștefan Lungu"')

  const path = `${list}/o-masea-inlocuita-in-sase-luni`
  expect(location(await press('salveaza', `${list}/nou`, fields))).toBe(`${path}?stare=adaugat`)
  const early = await publish()
  expect(early.status).toBe(422)
  expect(wordsOf(await early.text())).toContain('„O măsea înlocuită în șase luni” nu are un acord valabil')
  expect(await publicHtml('/povesti-succes')).not.toContain('O măsea înlocuită')
  const preview = await html(`/admin/preview?${new URLSearchParams({ adresa: '/povesti-succes' })}`)
  expect(preview).toContain('O măsea înlocuită')

  const unsigned = await press('acord', path, {
    ...paper,
    persoana: '',
    data: '2099-01-01',
    acopera: ['photographs'],
  })
  expect(unsigned.status).toBe(422)
  const form = await unsigned.text()
  for (const name of ['persoana', 'data', 'acopera']) expect(form, name).toContain(`id="${name}-error"`)
  expect(form).toContain(`value="${paper.hartie}"`)
  // Signed in January, and over since: the night would delete the words.
  const over = await press('acord', path, { ...paper, pana: '2026-02-15' })
  expect([over.status, await over.text()]).toEqual([422, expect.stringContaining('id="pana-error"')])
  expect(location(await press('acord', path, { ...paper, acopera: ['text'] }))).toBe(`${path}?stare=acord`)
  expect(location(await publish())).toBe(`${list}?stare=publicat`)

  for (const page of ['/povesti-succes', '/', treatment]) {
    const shown = await publicHtml(page)
    expect(shown, page).toContain('O măsea înlocuită în șase luni')
    expect(shown, page).not.toMatch(/Ștefan L\.|Ionescu|AC-17/)
  }
  for (const page of ['/en/povesti-succes', '/en', `/en${treatment}`])
    expect(await publicHtml(page), page).toContain('A molar replaced in six months')
  expect(wordsOf(await publicHtml('/povesti-succes'))).toContain('Pacient al clinicii')
  expect(wordsOf(await html('/admin/audit'))).toContain('A înregistrat acordul unui pacient')
})

test('a story with the title of one that was taken off waits for a consent of its own', async () => {
  const add = async (name: string) => {
    const named = { ...fields, nume_ro: name, nume_en: name }
    return location(await press('salveaza', `${list}/nou`, named))?.replace(/\?.*/, '') ?? ''
  }
  const first = await add('Ana P.')
  await press('acord', first, paper)
  expect(location(await publish())).toBe(`${list}?stare=publicat`)
  expect(await publicHtml('/povesti-succes')).toContain('Ana P.')
  // Taken off the draft alone, then off the site too.
  for (const isPublished of [false, true]) {
    await press('scoate', first)
    if (isPublished) expect(location(await publish())).toBe(`${list}?stare=publicat`)
    const next = await add('Bianca R.')
    expect([first, ''], next).not.toContain(next)
    expect(wordsOf(await html(next))).not.toContain(paper.persoana)
    expect((await publish()).status).toBe(422)
    expect(await publicHtml('/povesti-succes')).not.toContain('Bianca R.')
    await press('scoate', next)
  }
})

test('photographs are shown in pairs, without the place where they were taken, and only as the consent says', async () => {
  const file = await photograph()
  const longest = (await html(own)).length + 10_000
  const refused = await upload('inainte-', Buffer.alloc(100_000, '<svg/>'))
  expect(refused.status).toBe(422)
  expect((await refused.text()).length, 'no bytes come back').toBeLessThan(longest)
  expect(location(await upload('inainte-', file))).toBe(`${own}?stare=fotografie`)
  const uncovered = await publish()
  expect(wordsOf(await uncovered.text())).toContain('nu cuprinde fotografiile')
  await press('acord', own, paper)
  const half = await publish()
  expect(half.status).toBe(422)
  expect(wordsOf(await half.text())).toContain('are o singură fotografie')
  await upload('dupa-', await photograph({ shade: 10 }))
  expect(location(await publish())).toBe(`${list}?stare=publicat`)
  const page = await publicHtml('/en/povesti-succes')
  expect(picturesIn(page)).toBe(2)
  expect(page).toContain('alt="The teeth, dupa-photographed"')
  expect(wordsOf(page)).toContain('published with the patients’ consent')
  const objects = await rowsOf<{ body: Uint8Array }>(here.site.db, 'select body from local.objects')
  for (const { body } of objects) expect(Buffer.from(body).includes('Telefon')).toBe(false)

  await press('acord', own, { ...paper, acopera: ['text'] })
  expect(picturesIn(await publicHtml('/en/povesti-succes'))).toBe(0)
})

test('a newer consent without photographs takes them off at once, and their files at night; the words stay', async () => {
  await upload('inainte-', await photograph())
  await upload('dupa-', await photograph({ shade: 10 }))
  await press('acord', own, paper)
  await publish()
  const photographs = (await stored()).map(({ name }) => `/pictures/${name}`)
  const statuses = () => Promise.all(photographs.map(async (path) => (await here.site.fetch(path)).status))
  expect(new Set(await statuses())).toEqual(new Set([200]))
  const words = { ...paper, acopera: ['text', 'first_name'] }
  await press('acord', own, words)
  expect(new Set(await statuses())).toEqual(new Set([404]))
  await press('retrage', own, { sigur: 'da' })
  await press('acord', own, words)
  expect(new Set(await statuses()), 'agreed again, to the words alone').toEqual(new Set([404]))
  await press('acord', own, paper)
  expect(new Set(await statuses()), 'agreed again, to all').toEqual(new Set([200]))
  await press('acord', own, words)
  await here.site.purge()
  expect(await stored()).toEqual([])
  const shown = formFields(await html(own), 'salveaza')
  shown.delete('ascuns')
  await sendFields(here.site, own, shown, here.admin.cookie)
  expect(location(await publish())).toBe(`${list}?stare=publicat`)
  expect(await showing()).toEqual(places)
})

test('a withdrawn consent takes the story off every page at once, and its photographs at night', async () => {
  await upload('inainte-', await photograph())
  await upload('dupa-', await photograph({ shade: 10 }))
  await press('acord', own, paper)
  await publish()
  expect(await showing()).toEqual(places)
  const photographs = (await stored()).map(({ name }) => `/pictures/${name}`)
  expect(await Promise.all(photographs.map(async (path) => (await here.site.fetch(path)).status))).toEqual(
    photographs.map(() => 200),
  )
  const unsure = await press('retrage', own)
  expect(unsure.status).toBe(422)
  expect(await unsure.text()).toContain('id="sigur-error"')
  expect(await showing()).toEqual(places)

  expect(location(await press('retrage', own, { sigur: 'da' }))).toBe(`${own}?stare=retras-din-cod`)
  expect(await showing()).toEqual([])
  expect(wordsOf(await html(list))).toContain('acord retras la')
  expect(await stored()).toHaveLength(6)
  for (const path of photographs) {
    const { status, headers } = await here.site.fetch(path)
    expect([status, headers.get('cache-control')], path).toEqual([404, 'no-store'])
  }
  expect(picturesIn(await html(own))).toBe(0)
  await here.site.purge()
  expect(await stored()).toEqual([])

  const history = '/admin/publications'
  const going = formFields(await html(`${history}?subiect=stories&lista=2`), 'stories')
  going.set('nota', 'Înapoi')
  expect(location(await sendFields(here.site, history, going, here.admin.cookie))).toBe(
    `${history}?subiect=stories&stare=revenit`,
  )
  expect(await showing()).toEqual([])
  expect(await publicHtml('/povesti-succes')).toContain(`id="${otherStory?.id}"`)
  const shown = formFields(await html(own), 'salveaza')
  shown.delete('ascuns')
  await sendFields(here.site, own, shown, here.admin.cookie)
  expect((await publish()).status).toBe(422)
  const twice = await here.admin.post(own, { versiune: '1', actiune: 'retrage', sigur: 'da' })
  // Whoever asks again reads what is true, and not that there was nothing to withdraw.
  expect(location(twice)).toBe(`${own}?stare=retras-din-cod`)
})

test('a consent that ends within a month is on the first page of the admin, until another is signed', async () => {
  const remindedOf = async (days: number) => {
    await here.site.db?.sql.query(
      'update story_consents set until = private.today() + $2::int where story = $1',
      [id, days],
    )
    return wordsOf(await html('/admin'))
  }
  await press('acord', own, paper)
  expect(await remindedOf(31)).not.toContain('Acorduri de prelungit')
  const soon = await remindedOf(30)
  expect(soon).toContain('Acorduri de prelungit')
  expect(soon).toContain('acordul se încheie la')
  expect(await html('/en/admin')).toContain(`href="/en${own}"`)
  expect(await remindedOf(-1)).toContain('povestea nu mai apare')
  await press('acord', own, paper)
  expect(wordsOf(await html('/admin'))).not.toContain('Acorduri de prelungit')
})

test('a consent that ended yesterday shows nothing today, although nobody did anything', async () => {
  await press('acord', own, paper)
  expect(await publicHtml('/povesti-succes')).toContain(`id="${id}"`)
  await here.site.db?.sql.query('update story_consents set until = private.today() - 1 where story = $1', [
    id,
  ])
  // Pages end at midnight; here the consent of another story makes this one anew.
  await press('acord', `${list}/${otherStory?.id}`, paper)
  for (const path of ['/povesti-succes', '/en/povesti-succes'])
    expect(await publicHtml(path), path).not.toContain(`id="${id}"`)
  expect(wordsOf(await html(own))).toContain('acordul s-a încheiat la')
})

test('stories are ordered, hidden, deleted and brought back, and the previous order can be published again', async () => {
  const ids = async () =>
    [...(await publicHtml('/povesti-succes')).matchAll(/class="story" id="([a-z0-9-]+)"/g)].map(
      ([, each]) => each,
    )
  // What the test before has published is kept for a while.
  await press('acord', own, paper)
  const [first, second, ...others] = await ids()
  const order = formFields(await html(list), 'jos')
  order.set('care', String(first))
  expect(location(await sendFields(here.site, list, order, here.admin.cookie))).toBe(`${list}?stare=mutat`)
  const hide = formFields(await html(`${list}/${others[0]}`), 'salveaza')
  hide.set('ascuns', 'da')
  await sendFields(here.site, `${list}/${others[0]}`, hide, here.admin.cookie)
  expect(location(await publish())).toBe(`${list}?stare=publicat`)
  expect(await ids()).toEqual([second, first, ...others.slice(1)])

  expect(location(await press('scoate', own))).toBe(`${list}?stare=scos`)
  expect(location(await here.admin.get(own))).toBe(`${list}?stare=lipsa`)
  expect(location(await press('anuleaza', list))).toBe(`${list}?stare=anulat`)
  expect(await html(own)).toContain('<h1')
  const history = '/admin/publications'
  const going = formFields(await html(`${history}?subiect=stories&lista=1`), 'stories')
  going.set('nota', 'Înapoi')
  await sendFields(here.site, history, going, here.admin.cookie)
  expect(await ids()).toEqual([first, second, ...others])
})

anyTest.skipIf(silentStory === null || shownStories.length < 4)(
  'a story without a signed paper is in the list of the admin alone, and nobody else reads a consent',
  async () => {
    expect(wordsOf(await html(list))).toContain('fără acord')
    expect(await publicHtml('/povesti-succes')).not.toContain(`id="${silentStory?.id}"`)
    const stranger = await adminAtWork(here.site, false)
    await press('acord', silent, paper)
    for (const cookie of ['', 'made=up', stranger.cookie])
      for (const path of [silent, list]) {
        const answer = await here.site.fetch(path, { headers: { cookie } })
        expect([401, 403]).toContain(answer.status)
        expect(await answer.text()).not.toContain('Ionescu')
      }
    const form = formFields(await html(silent), 'acord')
    const foreign = await here.site.fetch(silent, {
      method: 'POST',
      body: form,
      headers: { cookie: here.admin.cookie, 'sec-fetch-site': 'cross-site' },
    })
    expect(foreign.status).toBe(403)
    await here.site.db?.sql.query('delete from admins')
    expect((await sendFields(here.site, silent, form, here.admin.cookie)).status).toBeGreaterThanOrEqual(400)
    expect(
      await rowsOf(here.site.db, `select * from story_consents where story = '${silentStory?.id}'`),
    ).toHaveLength(1)
  },
)
