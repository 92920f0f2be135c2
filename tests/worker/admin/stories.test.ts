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
const publish = () => press('publish', list, { publication_note: 'Povești noi' })

const paper = {
  person: 'Ionescu Maria, fișa 4411',
  reference: 'AC-17/2026',
  agreed_on: '2026-01-15',
  until: '',
  covers: ['text', 'photographs', 'first_name'],
  scope: 'site',
}

async function upload(prefix: string, file: Uint8Array, alt: Record<string, string> = {}) {
  const button = `${prefix}photo`
  const form = new FormData()
  const fields = {
    version: formFields(await html(own), button).get('version') ?? '0',
    intent: button,
    [`${prefix}focus`]: 'top',
    [`${prefix}alt_ro`]: `Dinții, ${prefix}fotografiați`,
    [`${prefix}alt_en`]: `The teeth, ${prefix}photographed`,
    ...alt,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set(`${prefix}file`, new File([new Uint8Array(file)], 'foto.jpg', { type: 'image/jpeg' }))
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
  [`title_${locale}`]:
    locale === defaultLocale ? 'O măsea înlocuită în șase luni' : 'A molar replaced in six months',
  [`name_${locale}`]: 'Ștefan L.',
  [`work_${locale}`]: 'Implant',
  [`duration_${locale}`]: '6 luni',
  [`before_after_${locale}`]: 'Lipsea o măsea, acum este un implant.',
  [`before_alt_${locale}`]: 'Un spațiu gol.',
  [`after_alt_${locale}`]: 'Spațiul este ocupat.',
  [`testimonial_${locale}`]: 'Am stat mult pe gânduri. '.repeat(4),
  [`results_${locale}`]: 'Mestecă pe ambele părți\nDinții vecini au rămas întregi',
})
const fields = {
  ...words('ro'),
  ...words('en'),
  category: 'implant',
  treatment: story?.treatment ?? '',
  doctor: story?.doctor ?? '',
  drawing: 'implant',
}

test('a new story waits for the consent of its patient, and is then on every page that shows it', async () => {
  const wrong = { ...fields, name_ro: 'Ștefan Lungu', results_en: 'One', category: '' }
  const refused = await press('save', `${list}/new`, wrong)
  expect(refused.status).toBe(422)
  const again = await refused.text()
  for (const name of ['name_ro', 'results_en', 'category']) expect(again).toContain(`id="${name}-error"`)
  expect(again).toContain('value="Ștefan Lungu"')

  const path = `${list}/o-masea-inlocuita-in-sase-luni`
  expect(location(await press('save', `${list}/new`, fields))).toBe(`${path}?flash=added`)
  const early = await publish()
  expect(early.status).toBe(422)
  expect(wordsOf(await early.text())).toContain('„O măsea înlocuită în șase luni” nu are un acord valabil')
  expect(await publicHtml('/povesti-succes')).not.toContain('O măsea înlocuită')
  const preview = await html(`/admin/preview?${new URLSearchParams({ address: '/povesti-succes' })}`)
  expect(preview).toContain('O măsea înlocuită')

  const unsigned = await press('consent', path, {
    ...paper,
    person: '',
    agreed_on: '2099-01-01',
    covers: ['photographs'],
  })
  expect(unsigned.status).toBe(422)
  const form = await unsigned.text()
  for (const name of ['person', 'agreed_on', 'covers']) expect(form, name).toContain(`id="${name}-error"`)
  expect(form).toContain(`value="${paper.reference}"`)
  // Signed in January, and over since: the night would delete the words.
  const over = await press('consent', path, { ...paper, until: '2026-02-15' })
  expect([over.status, await over.text()]).toEqual([422, expect.stringContaining('id="until-error"')])
  expect(location(await press('consent', path, { ...paper, covers: ['text'] }))).toBe(`${path}?flash=consent`)
  expect(location(await publish())).toBe(`${list}?flash=published`)

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
    const named = { ...fields, name_ro: name, name_en: name }
    return location(await press('save', `${list}/new`, named))?.replace(/\?.*/, '') ?? ''
  }
  const first = await add('Ana P.')
  await press('consent', first, paper)
  expect(location(await publish())).toBe(`${list}?flash=published`)
  expect(await publicHtml('/povesti-succes')).toContain('Ana P.')
  // Taken off the draft alone, then off the site too.
  for (const isPublished of [false, true]) {
    await press('remove', first)
    if (isPublished) expect(location(await publish())).toBe(`${list}?flash=published`)
    const next = await add('Bianca R.')
    expect([first, ''], next).not.toContain(next)
    expect(wordsOf(await html(next))).not.toContain(paper.person)
    expect((await publish()).status).toBe(422)
    expect(await publicHtml('/povesti-succes')).not.toContain('Bianca R.')
    await press('remove', next)
  }
})

test('photographs are shown in pairs, without the place where they were taken, and only as the consent says', async () => {
  const file = await photograph()
  const longest = (await html(own)).length + 10_000
  const refused = await upload('before-', Buffer.alloc(100_000, '<svg/>'))
  expect(refused.status).toBe(422)
  expect((await refused.text()).length, 'no bytes come back').toBeLessThan(longest)
  expect(location(await upload('before-', file))).toBe(`${own}?flash=photo`)
  const uncovered = await publish()
  expect(wordsOf(await uncovered.text())).toContain('nu cuprinde fotografiile')
  await press('consent', own, paper)
  const half = await publish()
  expect(half.status).toBe(422)
  expect(wordsOf(await half.text())).toContain('are o singură fotografie')
  await upload('after-', await photograph({ shade: 10 }))
  expect(location(await publish())).toBe(`${list}?flash=published`)
  const page = await publicHtml('/en/povesti-succes')
  expect(picturesIn(page)).toBe(2)
  expect(page).toContain('alt="The teeth, after-photographed"')
  expect(wordsOf(page)).toContain('published with the patients’ consent')
  const objects = await rowsOf<{ body: Uint8Array }>(here.site.db, 'select body from local.objects')
  for (const { body } of objects) expect(Buffer.from(body).includes('Telefon')).toBe(false)

  await press('consent', own, { ...paper, covers: ['text'] })
  expect(picturesIn(await publicHtml('/en/povesti-succes'))).toBe(0)
})

test('a newer consent without photographs takes them off at once, and their files at night; the words stay', async () => {
  await upload('before-', await photograph())
  await upload('after-', await photograph({ shade: 10 }))
  await press('consent', own, paper)
  await publish()
  const photographs = (await stored()).map(({ name }) => `/pictures/${name}`)
  const statuses = () => Promise.all(photographs.map(async (path) => (await here.site.fetch(path)).status))
  expect(new Set(await statuses())).toEqual(new Set([200]))
  const words = { ...paper, covers: ['text', 'first_name'] }
  await press('consent', own, words)
  expect(new Set(await statuses())).toEqual(new Set([404]))
  await press('withdraw', own, { sure: 'yes' })
  await press('consent', own, words)
  expect(new Set(await statuses()), 'agreed again, to the words alone').toEqual(new Set([404]))
  await press('consent', own, paper)
  expect(new Set(await statuses()), 'agreed again, to all').toEqual(new Set([200]))
  await press('consent', own, words)
  await here.site.purge()
  expect(await stored()).toEqual([])
  const shown = formFields(await html(own), 'save')
  shown.delete('hidden')
  await sendFields(here.site, own, shown, here.admin.cookie)
  expect(location(await publish())).toBe(`${list}?flash=published`)
  expect(await showing()).toEqual(places)
})

test('a withdrawn consent takes the story off every page at once, and its photographs at night', async () => {
  await upload('before-', await photograph())
  await upload('after-', await photograph({ shade: 10 }))
  await press('consent', own, paper)
  await publish()
  expect(await showing()).toEqual(places)
  const photographs = (await stored()).map(({ name }) => `/pictures/${name}`)
  expect(await Promise.all(photographs.map(async (path) => (await here.site.fetch(path)).status))).toEqual(
    photographs.map(() => 200),
  )
  const unsure = await press('withdraw', own)
  expect(unsure.status).toBe(422)
  expect(await unsure.text()).toContain('id="sure-error"')
  expect(await showing()).toEqual(places)

  expect(location(await press('withdraw', own, { sure: 'yes' }))).toBe(`${own}?flash=withdrawn-built`)
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
  const going = formFields(await html(`${history}?subject=stories&publication=2`), 'stories')
  going.set('publication_note', 'Înapoi')
  expect(location(await sendFields(here.site, history, going, here.admin.cookie))).toBe(
    `${history}?subject=stories&flash=rolled-back`,
  )
  expect(await showing()).toEqual([])
  expect(await publicHtml('/povesti-succes')).toContain(`id="${otherStory?.id}"`)
  const shown = formFields(await html(own), 'save')
  shown.delete('hidden')
  await sendFields(here.site, own, shown, here.admin.cookie)
  expect((await publish()).status).toBe(422)
  const twice = await here.admin.post(own, { version: '1', intent: 'withdraw', sure: 'yes' })
  // Whoever asks again reads what is true, and not that there was nothing to withdraw.
  expect(location(twice)).toBe(`${own}?flash=withdrawn-built`)
})

test('a consent that ends within a month is on the first page of the admin, until another is signed', async () => {
  const remindedOf = async (days: number) => {
    await here.site.db?.sql.query(
      'update story_consents set until = private.today() + $2::int where story = $1',
      [id, days],
    )
    return wordsOf(await html('/admin'))
  }
  await press('consent', own, paper)
  expect(await remindedOf(31)).not.toContain('Acorduri de prelungit')
  const soon = await remindedOf(30)
  expect(soon).toContain('Acorduri de prelungit')
  expect(soon).toContain('acordul se încheie la')
  expect(await html('/en/admin')).toContain(`href="/en${own}"`)
  expect(await remindedOf(-1)).toContain('povestea nu mai apare')
  await press('consent', own, paper)
  expect(wordsOf(await html('/admin'))).not.toContain('Acorduri de prelungit')
})

test('a consent that ended yesterday shows nothing today, although nobody did anything', async () => {
  await press('consent', own, paper)
  expect(await publicHtml('/povesti-succes')).toContain(`id="${id}"`)
  await here.site.db?.sql.query('update story_consents set until = private.today() - 1 where story = $1', [
    id,
  ])
  // Pages end at midnight; here the consent of another story makes this one anew.
  await press('consent', `${list}/${otherStory?.id}`, paper)
  for (const path of ['/povesti-succes', '/en/povesti-succes'])
    expect(await publicHtml(path), path).not.toContain(`id="${id}"`)
  expect(wordsOf(await html(own))).toContain('acordul s-a încheiat la')
})

test('stories are ordered, hidden, deleted and brought back, and the previous order can be published again', async () => {
  const ids = async () =>
    [...(await publicHtml('/povesti-succes')).matchAll(/<article id="([a-z0-9-]+)" class="story"/g)].map(
      ([, each]) => each,
    )
  // What the test before has published is kept for a while.
  await press('consent', own, paper)
  const [first, second, ...others] = await ids()
  const order = formFields(await html(list), 'down')
  order.set('care', String(first))
  expect(location(await sendFields(here.site, list, order, here.admin.cookie))).toBe(`${list}?flash=moved`)
  const hide = formFields(await html(`${list}/${others[0]}`), 'save')
  hide.set('hidden', 'yes')
  await sendFields(here.site, `${list}/${others[0]}`, hide, here.admin.cookie)
  expect(location(await publish())).toBe(`${list}?flash=published`)
  expect(await ids()).toEqual([second, first, ...others.slice(1)])

  expect(location(await press('remove', own))).toBe(`${list}?flash=removed`)
  expect(location(await here.admin.get(own))).toBe(`${list}?flash=missing`)
  expect(location(await press('undo', list))).toBe(`${list}?flash=undone`)
  expect(await html(own)).toContain('<h1')
  const history = '/admin/publications'
  const going = formFields(await html(`${history}?subject=stories&publication=1`), 'stories')
  going.set('publication_note', 'Înapoi')
  await sendFields(here.site, history, going, here.admin.cookie)
  expect(await ids()).toEqual([first, second, ...others])
})

anyTest.skipIf(silentStory === null || shownStories.length < 4)(
  'a story without a signed paper is in the list of the admin alone, and nobody else reads a consent',
  async () => {
    expect(wordsOf(await html(list))).toContain('fără acord')
    expect(await publicHtml('/povesti-succes')).not.toContain(`id="${silentStory?.id}"`)
    const stranger = await adminAtWork(here.site, false)
    await press('consent', silent, paper)
    for (const cookie of ['', 'made=up', stranger.cookie])
      for (const path of [silent, list]) {
        const answer = await here.site.fetch(path, { headers: { cookie } })
        expect([401, 403]).toContain(answer.status)
        expect(await answer.text()).not.toContain('Ionescu')
      }
    const form = formFields(await html(silent), 'consent')
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
