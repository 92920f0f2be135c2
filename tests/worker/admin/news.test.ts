import { expect } from 'vitest'
import { addDays, isoDateOf } from '../../../src/format/dates.ts'
import { adminAtWork, formFields, location, pressButton, sendFields } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { testOf } from '../../support/module-test.ts'
import { article, articleTitle, lastOfTeam, otherDoctor } from '../../support/samples/examples.ts'
import { cachedPages, fillPageCache } from '../../support/site/cached-pages.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'

const test = testOf('news')
const here = openAdmin({ freshEachTest: true })

const list = '/admin/news'
const slug = 'periuta-electrica-sau-manuala'
const address = `${list}/${slug}`
const today = isoDateOf(new Date())
const body = (words: string) =>
  `${words} Vorbim despre periaj.\n\n## Cum alegem\n\n- o periuță cu peri **moi**\n- [prețuri](/preturi)\n\n${'Un paragraf despre periajul de zi cu zi. '.repeat(6)}`
const written = {
  'titlu-ro': 'Periuța electrică sau manuală?',
  'rezumat-ro':
    'Ce diferență face periuța, cum se ține și cât durează un periaj bun, în cuvinte pe înțelesul tuturor.',
  'cuvinte-ro': 'periuță, periaj, igienă orală',
  'text-ro': body('Pe scurt, contează felul în care periați.'),
  'titlu-en': 'Electric or manual toothbrush?',
  'rezumat-en':
    'What difference the brush makes, how to hold it and how long good brushing takes, in plain words for all.',
  'cuvinte-en': 'toothbrush, brushing, oral hygiene',
  'text-en': body('In short, what matters is how you brush.'),
  'verificat-de': otherDoctor.id,
}
const html = async (path: string, who = here.admin) => (await who.get(path)).text()
const publicHtml = async (path: string) => (await here.site.fetch(path)).text()

const press = (button: string, fields: Record<string, string>, path = address, who = here.admin) =>
  pressButton(here.site, who, path, button, fields)
const begin = (fields: Record<string, string> = {}) =>
  here.admin.post(list, {
    titlu: 'Periuța electrică sau manuală?',
    'limba-ro': 'da',
    'limba-en': 'da',
    ...fields,
  })
const acts = async () =>
  (
    await rowsOf<{ action: string }>(
      here.site.db,
      `select action from audit_entries where subject = 'news/${slug}' order by id`,
    )
  ).map(({ action }) => action)

test('an article is written, seen, published in both languages, corrected, withdrawn and brought back', async () => {
  expect((await begin()).headers.get('location')).toBe(`${address}?stare=inceput`)
  expect((await here.site.fetch(`/noutati/${slug}`)).status).toBe(404)
  expect((await press('salveaza', written)).headers.get('location')).toBe(`${address}?stare=salvat`)

  const editor = await html(address)
  expect(editor).toContain('<h2 id="cum-alegem">Cum alegem</h2>')
  expect(editor).toContain('href="/en/preturi"')
  const shown = await press('previzualizeaza', written)
  const preview = shown.headers.get('location') ?? ''
  expect(preview).toBe(`/admin/preview?pagina=%2Fnoutati%2F${slug}`)
  expect(await html(preview)).toContain(`adresa=%2Fnoutati%2F${slug}`)
  expect(await html(`/admin/preview?adresa=/en/noutati/${slug}`)).toContain('what matters is how you brush')
  expect((await here.site.fetch(`/noutati/${slug}`)).status).toBe(404)

  await publicHtml('/preturi')
  expect((await press('publica', { nota: 'Articol nou' })).headers.get('location')).toBe(
    `${address}?stare=articol`,
  )
  for (const [path, title] of [
    [`/noutati/${slug}`, written['titlu-ro']],
    [`/en/noutati/${slug}`, written['titlu-en']],
    ['/noutati', written['titlu-ro']],
    ['/en/noutati', written['titlu-en']],
    ['/', written['titlu-ro']],
    ['/en', written['titlu-en']],
    ['/feed.xml', written['titlu-ro']],
    ['/sitemap.xml', `/en/noutati/${slug}`],
  ] as const)
    expect(await publicHtml(path), path).toContain(title)
  const page = await publicHtml(`/noutati/${slug}`)
  expect(page).toContain(`"datePublished":"${today}`)
  expect(wordsOf(page)).toContain(`Verificat medical de ${otherDoctor.name}`)
  // What says nothing of articles is served as it was kept.
  expect((await here.site.fetch('/preturi')).headers.get('server-timing') ?? '').not.toContain('render')

  expect(wordsOf(await html(list))).toContain('Public')
  await press('salveaza', { 'titlu-ro': 'Periuța electrică sau cea manuală?' })
  const differences = wordsOf(await html(address))
  expect(differences).toContain('Articolul în română')
  expect(differences).toContain('Periuța electrică sau manuală? Periuța electrică sau cea manuală?')
  expect(await publicHtml(`/noutati/${slug}`)).not.toContain('cea manuală')
  const others = ['/preturi', '/echipa', '/en/noutati', '/en']
  const saying = ['/', '/noutati', `/noutati/${slug}`]
  await fillPageCache(here.site, [...saying, ...others])
  await press('publica', { nota: 'Titlu corectat' })
  expect(await cachedPages(here.site, [...saying, ...others])).toEqual(others)
  expect(await publicHtml('/noutati')).toContain('cea manuală')

  const history = '/admin/publications'
  const going = formFields(await html(`${history}?subiect=news/${slug}&lista=2`), `news/${slug}`)
  going.set('nota', 'Înapoi la titlul dinainte')
  const gone = await sendFields(here.site, history, going, here.admin.cookie)
  expect(gone.headers.get('location')).toContain('stare=revenit')
  expect(await publicHtml('/noutati')).not.toContain('cea manuală')

  expect((await press('retrage', { motiv: '' })).status).toBe(422)
  expect((await press('retrage', { motiv: 'Se rescrie' })).headers.get('location')).toBe(
    `${address}?stare=retras`,
  )
  for (const path of [`/noutati/${slug}`, `/en/noutati/${slug}`])
    expect((await here.site.fetch(path)).status, path).toBe(404)
  for (const path of ['/noutati', '/', '/feed.xml', '/sitemap.xml'])
    expect(await publicHtml(path), path).not.toContain(slug)
  expect(await html(address)).toContain('value="Periuța electrică sau manuală?"')
  await press('publica', { nota: 'Din nou pe site' })
  expect((await here.site.fetch(`/en/noutati/${slug}`)).status).toBe(200)
  expect(await acts()).toEqual([
    'edit',
    'edit',
    'publish',
    'edit',
    'publish',
    'rollback',
    'withdraw',
    'publish',
  ])
})

test('a new article begins in the language of the admin, the other one is a tick away', async () => {
  for (const [path, own, other] of [
    [list, 'ro', 'en'],
    [`/en${list}`, 'en', 'ro'],
  ] as const) {
    const form = formFields(await html(path), 'da')
    expect([form.has(`limba-${own}`), form.has(`limba-${other}`)], path).toEqual([true, false])
    expect(await html(path)).toContain(`name="limba-${other}"`)
  }
  await here.admin.post(list, { titlu: written['titlu-ro'], 'limba-ro': 'da' })
  await press('salveaza', { ...written, 'limba-en': 'da' })
  expect((await press('publica', { nota: 'Articol nou' })).status).toBe(303)
  for (const path of [`/noutati/${slug}`, `/en/noutati/${slug}`])
    expect((await here.site.fetch(path)).status).toBe(200)
})

test('an article in one language alone, for later, appears at its moment and not before', async () => {
  // The pages that the test before published are in the memory of that isolate.
  await here.site.restart()
  await begin({ 'limba-en': '' })
  await press('salveaza', { ...written, data: addDays(today, 2), ora: '09:30' })
  await press('publica', { nota: 'Pentru luni' })
  expect((await here.site.fetch(`/noutati/${slug}`)).status).toBe(404)
  expect(await publicHtml('/sitemap.xml')).not.toContain(slug)
  const words = wordsOf(await html(list))
  expect(words).toContain('Programat')
  expect(words).toContain('09:30')
  expect(await acts()).toEqual(['edit', 'edit', 'schedule'])
  // The clock of the database cannot be moved: its moment comes to the article instead.
  await here.site.db?.sql.query(
    `update news_articles set published_on = '${today}', updated_on = '${today}', published_time = (now() at time zone 'Europe/Bucharest')::time - interval '1 second' where slug = '${slug}'`,
  )
  await here.site.sweep()
  expect((await here.site.fetch(`/noutati/${slug}`)).status).toBe(200)
  expect((await here.site.fetch(`/en/noutati/${slug}`)).status).not.toBe(200)
  expect(await publicHtml('/noutati')).toContain(written['titlu-ro'])
  // Its English text waits in the draft.
  expect(await html(address)).toContain('value="Electric or manual toothbrush?"')
})

test('what stands in the way of publishing is said, and what is typed is never lost', async () => {
  for (const [fields, wrong] of [
    [{ titlu: '' }, 'titlu'],
    [{ titlu: 'Un titlu', adresa: 'Nu e bună' }, 'adresa'],
    [{ titlu: 'Un titlu', adresa: article }, 'adresa'],
    [{ titlu: 'Un titlu', 'limba-ro': '', 'limba-en': '' }, 'limba-ro'],
  ] as const) {
    const refused = await begin(fields)
    expect([refused.status, wrong]).toEqual([422, wrong])
    const page = await refused.text()
    expect(page).toContain(`id="${wrong}-error"`)
    expect(page).toContain(`value="${fields.titlu}"`)
  }
  await begin()
  const odd = await press('salveaza', {
    ...written,
    data: '2026-02-31',
    ora: '25:00',
    'text-ro': 'x'.repeat(60_001),
  })
  expect(odd.status).toBe(422)
  const page = await odd.text()
  for (const name of ['data', 'ora', 'text-ro']) expect(page, name).toContain(`id="${name}-error"`)
  expect(page).toContain('x'.repeat(60_001))
  expect(page).toContain('value="Electric or manual toothbrush?"')

  await press('salveaza', {
    ...written,
    'titlu-en': 'Short',
    'cuvinte-ro': 'una',
    'verificat-de': '',
    'text-ro': body('Cel mai bun rezultat este garantat.'),
  })
  const words = wordsOf(await html(address))
  expect(words).toContain('Titlu în engleză: 5 caractere, trebuie între 15 și 90')
  expect(words).toContain('Cuvinte de căutare în română: 1, trebuie între 3 și 10')
  expect(words).toContain('Alegeți cine a verificat articolul')
  expect(words).toContain('De reformulat: „Cel mai bun”, „garantat”')
  const refused = await press('publica', { nota: 'Articol nou', verificat: 'da' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('value="Articol nou"')

  await press('salveaza', {
    ...written,
    'text-ro': body('Cel mai bun rezultat.'),
    'verificat-de': lastOfTeam,
  })
  expect(wordsOf(await html(address))).toContain('nu este medic')
  await press('salveaza', { 'verificat-de': otherDoctor.id })
  expect((await press('publica', { nota: 'Articol nou' })).status).toBe(422)
  expect((await press('publica', { nota: 'Articol nou', verificat: 'da' })).status).toBe(303)
})

test('two people at one article keep both changes, and are asked where they changed the same', async () => {
  await begin()
  await press('salveaza', written)
  const dan = await adminAtWork(here.site)
  const seen = formFields(await html(address), 'salveaza')
  await press('salveaza', { 'titlu-en': 'Electric toothbrush, or a manual one?' }, address, dan)
  seen.set('titlu-ro', 'Periuța: electrică sau manuală?')
  const merged = await sendFields(here.site, address, seen, here.admin.cookie)
  expect(merged.headers.get('location')).toBe(`${address}?stare=imbinat`)
  const both = await html(address)
  expect(both).toContain('Electric toothbrush, or a manual one?')
  expect(both).toContain('Periuța: electrică sau manuală?')
  seen.set('titlu-en', 'A manual toothbrush, or an electric one?')
  const asked = await sendFields(here.site, address, seen, here.admin.cookie)
  expect(asked.status).toBe(409)
  const page = await asked.text()
  expect(page).toContain('id="conflict-title"')
  expect(page).toContain('value="A manual toothbrush, or an electric one?"')
})

test('an article that nobody has seen changes its address or goes; one that was published keeps its address', async () => {
  await begin()
  await press('salveaza', written)
  expect((await press('muta', { adresa: article })).status).toBe(422)
  expect((await press('muta', { adresa: 'periute' })).headers.get('location')).toBe(
    `${list}/periute?stare=mutat`,
  )
  expect((await here.admin.get(address)).status).toBe(404)
  expect((await press('sterge', {}, `${list}/periute`)).headers.get('location')).toBe(`${list}?stare=sters`)
  const published = `${list}/${article}`
  const page = await html(published)
  expect(page).toContain(articleTitle)
  for (const button of ['muta', 'sterge', 'renunta']) expect(page).not.toContain(`value="${button}"`)
  const forced = new URLSearchParams({ versiune: '0', actiune: 'sterge' })
  const answer = await sendFields(here.site, published, forced, here.admin.cookie)
  expect(answer.headers.get('location')).toBe(`${published}?stare=vechi`)
  expect((await here.site.fetch(`/noutati/${article}`)).status).toBe(200)
  expect((await here.admin.get(`${list}/nu-exista`)).status).toBe(404)
})

test('a page that shows a text of before neither deletes nor overwrites the article that is there now', async () => {
  await begin()
  const [old, older] = [
    formFields(await html(address), 'salveaza'),
    formFields(await html(address), 'sterge'),
  ]
  await press('salveaza', written)
  const refused = await sendFields(here.site, address, older, here.admin.cookie)
  expect(refused.status).toBe(409)
  expect(await html(address)).toContain(written['titlu-ro'])

  await press('sterge', {})
  await begin()
  await press('salveaza', { ...written, 'titlu-ro': 'Alt articol, la aceeași adresă' })
  old.set('titlu-ro', 'Din fila veche')
  const stale = await sendFields(here.site, address, old, here.admin.cookie)
  expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining('value="Din fila veche"')])
  expect(await html(address)).toContain('Alt articol, la aceeași adresă')
})

test('a character that no text has, pasted with an article, breaks neither the draft nor the feed', async () => {
  await begin({ titlu: 'Periuța\u0000 electrică sau manuală?' })
  const pasted = {
    ...written,
    'titlu-ro': `${written['titlu-ro']}\u0001`,
    'rezumat-ro': `\u0000${written['rezumat-ro']}\uFFFE`,
    'text-ro': `${written['text-ro']}\u001F`,
  }
  expect(location(await press('salveaza', pasted))).toBe(`${address}?stare=salvat`)
  expect((await press('publica', { nota: 'Articol nou' })).status).toBe(303)
  const feed = await publicHtml('/feed.xml')
  expect(feed).toContain(written['rezumat-ro'])
  expect(feed).not.toMatch(/[^\P{Cc}\n\t\r]|[\uFFFE\uFFFF]/u)
})

test.each([
  ['deleted', 'sterge', {}],
  ['renamed', 'muta', { adresa: 'periute' }],
])(
  'a text typed for an article that a colleague has %s meanwhile is kept, and saved as one again',
  async (_, button, fields) => {
    await begin()
    const typed = formFields(await html(address), 'salveaza')
    for (const [name, value] of Object.entries(written)) typed.set(name, value)
    const dan = await adminAtWork(here.site)
    expect((await press(button, fields, address, dan)).status).toBe(303)
    const refused = await sendFields(here.site, address, typed, here.admin.cookie)
    expect(refused.status).toBe(409)
    const page = await refused.text()
    expect(wordsOf(page)).toContain('cineva a șters articolul sau i-a schimbat adresa')
    expect(wordsOf(page)).toContain('nu mai există nicio ciornă')
    expect(page).toContain(`value="${written['titlu-en']}"`)
    const again = formFields(page, 'salveaza')
    expect(again.get('text-ro')).toBe(written['text-ro'])
    const saved = await sendFields(here.site, address, again, here.admin.cookie)
    expect(location(saved)).toBe(`${address}?stare=salvat`)
    expect(await html(address)).toContain(`value="${written['titlu-ro']}"`)
  },
)

test('undoing ends where the article began, before and after it is public', async () => {
  await begin()
  const offersUndo = async () => (await html(address)).includes('value="anuleaza"')
  expect(await offersUndo()).toBe(false)
  await press('salveaza', written)
  await press('anuleaza', {})
  expect(await html(address)).not.toContain(written['titlu-en'])
  expect(await offersUndo()).toBe(false)
  await press('salveaza', written)
  await press('publica', { nota: 'Articol nou' })
  await press('anuleaza', {})
  expect([await offersUndo(), (await here.admin.get(address)).status]).toEqual([false, 200])
})

test('a text is shown while it is typed, in its language', async () => {
  const send = (fields: Record<string, string>) =>
    here.admin.post('/api/admin/article', fields).then((answer) => answer.json())
  const fields = { 'titlu-en': 'Brushing', 'text-en': 'A **perfect** smile, [prices](/preturi) <b>' }
  expect(await send({ limba: 'en', ...fields })).toEqual({
    title: 'Brushing',
    description: '',
    html: '<p>A <strong>perfect</strong> smile, <a href="/en/preturi">prices</a> &lt;b&gt;</p>\n',
    claims: '“perfect”',
    faults: [],
  })
  expect((await here.admin.post('/api/admin/article', { limba: 'xx' })).status).toBe(400)
})

test('who is not signed in, or no admin, sees and changes no article', async () => {
  await begin()
  const stranger = await adminAtWork(here.site, false)
  for (const who of ['', 'made=up', stranger.cookie])
    for (const path of [list, address, `/en${address}`, '/api/admin/article']) {
      const seen = await here.site.fetch(path, { headers: { cookie: who } })
      expect([401, 403, 404], path).toContain(seen.status)
      const fields = new URLSearchParams({ versiune: '2', actiune: 'sterge', limba: 'ro', titlu: 'Al meu' })
      expect((await sendFields(here.site, path, fields, who)).status, path).toBeGreaterThanOrEqual(400)
    }
  const form = formFields(await html(address), 'salveaza')
  await here.site.db?.sql.query('delete from admins')
  expect((await sendFields(here.site, address, form, here.admin.cookie)).status).toBeGreaterThanOrEqual(400)
  expect(await rowsOf(here.site.db, 'select version from drafts order by version')).toEqual([
    { version: 1 },
    { version: 2 },
  ])
})
