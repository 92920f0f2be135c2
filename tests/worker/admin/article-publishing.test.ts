import { expect } from 'vitest'
import { addDays, isoDateOf } from '../../../src/format/dates.ts'
import { formFields, sendFields } from '../../support/admin/admin.ts'
import { address, articleAdmin, body, list, slug, written } from '../../support/admin/article-admin.ts'
import { testOf } from '../../support/module-test.ts'
import { article, colleague, otherDentist } from '../../support/samples/examples.ts'
import { cachedPages, fillPageCache } from '../../support/site/cached-pages.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'

const test = testOf('news')
const { here, html, publicHtml, begin, press } = articleAdmin()

const today = isoDateOf(new Date())
const acts = async () =>
  (
    await rowsOf<{ action: string }>(
      here.site.db,
      `select action from audit_entries where subject = 'news/${slug}' order by id`,
    )
  ).map(({ action }) => action)

test('an article is written, seen, published in both languages, corrected, withdrawn and brought back', async () => {
  // The pages that another test published are in the memory of that isolate.
  await here.site.restart()
  expect((await begin()).headers.get('location')).toBe(`${address}?flash=written`)
  expect((await here.site.fetch(`/noutati/${slug}`)).status).toBe(404)
  expect((await press('save', written)).headers.get('location')).toBe(`${address}?flash=saved`)

  const editor = await html(address)
  expect(editor).toContain('<h2 id="cum-alegem">Cum alegem</h2>')
  expect(editor).toContain('href="/en/preturi"')
  const shown = await press('preview', written)
  const preview = shown.headers.get('location') ?? ''
  expect(preview).toBe(`/admin/preview?page=%2Fnoutati%2F${slug}`)
  expect(await html(preview)).toContain(`address=%2Fnoutati%2F${slug}`)
  expect(await html(`/admin/preview?address=/en/noutati/${slug}`)).toContain('what matters is how you brush')
  expect((await here.site.fetch(`/noutati/${slug}`)).status).toBe(404)

  await publicHtml('/preturi')
  expect((await press('publish', { publication_note: 'Articol nou' })).headers.get('location')).toBe(
    `${address}?flash=published`,
  )
  for (const [path, title] of [
    [`/noutati/${slug}`, written['title-ro']],
    [`/en/noutati/${slug}`, written['title-en']],
    ['/noutati', written['title-ro']],
    ['/en/noutati', written['title-en']],
    ['/feed.xml', written['title-ro']],
    ['/sitemap.xml', `/en/noutati/${slug}`],
  ] as const)
    expect(await publicHtml(path), path).toContain(title)
  const page = await publicHtml(`/noutati/${slug}`)
  expect(page).toContain(`"datePublished":"${today}`)
  expect(wordsOf(page)).toContain(`Verificat medical de ${otherDentist.name}`)
  // What says nothing of articles is served as it was kept.
  expect((await here.site.fetch('/preturi')).headers.get('server-timing') ?? '').not.toContain('render')

  expect(wordsOf(await html(list))).toContain('Public')
  await press('save', { 'title-ro': 'Periuța electrică sau cea manuală?' })
  const differences = wordsOf(await html(address))
  expect(differences).toContain('Articolul în română')
  expect(differences).toContain('Periuța electrică sau manuală? Periuța electrică sau cea manuală?')
  expect(await publicHtml(`/noutati/${slug}`)).not.toContain('cea manuală')
  const others = ['/', '/preturi', '/echipa', '/en/noutati', '/en']
  const saying = ['/noutati', `/noutati/${slug}`]
  await fillPageCache(here.site, [...saying, ...others])
  await press('publish', { publication_note: 'Titlu corectat' })
  expect(await cachedPages(here.site, [...saying, ...others])).toEqual(others)
  expect(await publicHtml('/noutati')).toContain('cea manuală')

  const history = '/admin/publications'
  const going = formFields(await html(`${history}?subject=news/${slug}&publication=2`), `news/${slug}`)
  going.set('publication_note', 'Înapoi la titlul dinainte')
  const gone = await sendFields(here.site, history, going, here.admin.cookie)
  expect(gone.headers.get('location')).toContain('flash=rolled-back')
  expect(await publicHtml('/noutati')).not.toContain('cea manuală')

  expect((await press('withdraw', { reason: '' })).status).toBe(422)
  expect((await press('withdraw', { reason: 'Se rescrie' })).headers.get('location')).toBe(
    `${address}?flash=withdrawn`,
  )
  for (const path of [`/noutati/${slug}`, `/en/noutati/${slug}`])
    expect((await here.site.fetch(path)).status, path).toBe(404)
  for (const path of ['/noutati', '/', '/feed.xml', '/sitemap.xml'])
    expect(await publicHtml(path), path).not.toContain(slug)
  expect(await html(address)).toContain('value="Periuța electrică sau manuală?"')
  await press('publish', { publication_note: 'Din nou pe site' })
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
    const form = formFields(await html(path), 'yes')
    expect([form.has(`locale-${own}`), form.has(`locale-${other}`)], path).toEqual([true, false])
    expect(await html(path)).toContain(`name="locale-${other}"`)
  }
  await here.admin.post(list, { title: written['title-ro'], 'locale-ro': 'yes' })
  await press('save', { ...written, 'locale-en': 'yes' })
  expect((await press('publish', { publication_note: 'Articol nou' })).status).toBe(303)
  for (const path of [`/noutati/${slug}`, `/en/noutati/${slug}`])
    expect((await here.site.fetch(path)).status).toBe(200)
})

test('an article in one language alone, for later, appears at its moment and not before', async () => {
  // As above.
  await here.site.restart()
  await begin({ 'locale-en': '' })
  await press('save', { ...written, date: addDays(today, 2), time: '09:30' })
  await press('publish', { publication_note: 'Pentru luni' })
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
  expect(await publicHtml('/noutati')).toContain(written['title-ro'])
  // Its English text waits in the draft.
  expect(await html(address)).toContain('value="Electric or manual toothbrush?"')
})

test('a scheduled article whose day is emptied is out as soon as it is published, and keeps its day from then on', async () => {
  await here.site.restart()
  await begin()
  await press('save', { ...written, date: addDays(today, 9), time: '23:59' })
  await press('publish', { publication_note: 'Pentru altă zi' })
  expect((await here.site.fetch(`/noutati/${slug}`)).status).toBe(404)
  await press('save', { date: '' })
  const hints = { ro: 'apare de îndată ce publicați', en: 'appears as soon as you publish' }
  expect(await html(address)).toContain(hints.ro)
  expect(await html(`/en${address}`)).toContain(hints.en)
  expect((await press('publish', { publication_note: 'Totuși acum' })).headers.get('location')).toBe(
    `${address}?flash=published`,
  )
  for (const path of [`/noutati/${slug}`, `/en/noutati/${slug}`])
    expect(await publicHtml(path), path).toContain(`"datePublished":"${today}`)
  expect(wordsOf(await html(list))).toContain('Public')
  expect((await acts()).slice(-3)).toEqual(['schedule', 'edit', 'publish'])

  // Out for a while, it is corrected: the day on which it appeared stays.
  const first = addDays(today, -30)
  await here.site.db?.sql.query(
    `update news_articles set published_on = '${first}', updated_on = '${first}' where slug = '${slug}'`,
  )
  await press('save', { 'title-ro': 'Periuța electrică sau cea manuală?' })
  await press('publish', { publication_note: 'Titlu corectat', confirmed: 'yes' })
  expect(await publicHtml(`/noutati/${slug}`)).toContain(`"datePublished":"${first}`)
})

test('what stands in the way of publishing is said, and what is typed is never lost', async () => {
  for (const [fields, wrong] of [
    [{ title: '' }, 'title'],
    [{ title: 'Un titlu', address: 'Nu e bună' }, 'address'],
    [{ title: 'Un titlu', address: article }, 'address'],
    [{ title: 'Un titlu', 'locale-ro': '', 'locale-en': '' }, 'locale-ro'],
  ] as const) {
    const refused = await begin(fields)
    expect([refused.status, wrong]).toEqual([422, wrong])
    const page = await refused.text()
    expect(page).toContain(`id="${wrong}-error"`)
    expect(page).toContain(`value="${fields.title}"`)
  }
  await begin()
  const odd = await press('save', {
    ...written,
    date: '2026-02-31',
    time: '25:00',
    'text-ro': 'x'.repeat(60_001),
  })
  expect(odd.status).toBe(422)
  const page = await odd.text()
  for (const name of ['date', 'time', 'text-ro']) expect(page, name).toContain(`id="${name}-error"`)
  expect(page).toContain('x'.repeat(60_001))
  expect(page).toContain('value="Electric or manual toothbrush?"')

  await press('save', {
    ...written,
    'title-en': 'Short',
    'keywords-ro': 'una',
    reviewer: '',
    'text-ro': body('Cel mai bun rezultat este garantat.'),
  })
  const words = wordsOf(await html(address))
  expect(words).toContain('Titlu în engleză: are 5, trebuie între 15 și 90 de caractere')
  expect(words).toContain('Cuvinte de căutare în română: 1, trebuie între 3 și 10')
  expect(words).toContain('Alegeți cine a verificat articolul')
  expect(words).toContain('De reformulat: „Cel mai bun”, „garantat”')
  const refused = await press('publish', { publication_note: 'Articol nou', confirmed: 'yes' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('value="Articol nou"')

  await press('save', {
    ...written,
    'text-ro': body('Cel mai bun rezultat.'),
    reviewer: colleague?.id ?? otherDentist.id,
  })
  // Where dentists work alone nobody else can have reviewed it.
  expect(wordsOf(await html(address)).includes('nu este medic')).toBe(colleague !== null)
  await press('save', { reviewer: otherDentist.id })
  expect((await press('publish', { publication_note: 'Articol nou' })).status).toBe(422)
  expect((await press('publish', { publication_note: 'Articol nou', confirmed: 'yes' })).status).toBe(303)
})
