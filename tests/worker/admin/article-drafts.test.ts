import { expect } from 'vitest'
import { adminAtWork, formFields, location, sendFields } from '../../support/admin/admin.ts'
import { address, articleAdmin, list, written } from '../../support/admin/article-admin.ts'
import { testOf } from '../../support/module-test.ts'
import { article, articleTitle } from '../../support/samples/examples.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'

const test = testOf('news')
const { here, html, publicHtml, begin, press } = articleAdmin()

test('two people at one article keep both changes, and are asked where they changed the same', async () => {
  await begin()
  await press('save', written)
  const dan = await adminAtWork(here.site)
  const seen = formFields(await html(address), 'save')
  await press('save', { 'title-en': 'Electric toothbrush, or a manual one?' }, address, dan)
  seen.set('title-ro', 'Periuța: electrică sau manuală?')
  const merged = await sendFields(here.site, address, seen, here.admin.cookie)
  expect(merged.headers.get('location')).toBe(`${address}?flash=merged`)
  const both = await html(address)
  expect(both).toContain('Electric toothbrush, or a manual one?')
  expect(both).toContain('Periuța: electrică sau manuală?')
  seen.set('title-en', 'A manual toothbrush, or an electric one?')
  const asked = await sendFields(here.site, address, seen, here.admin.cookie)
  expect(asked.status).toBe(409)
  const page = await asked.text()
  expect(page).toContain('id="conflict-title"')
  expect(page).toContain('value="A manual toothbrush, or an electric one?"')
})

test('an article that nobody has seen changes its address or goes; one that was published keeps its address', async () => {
  await begin()
  await press('save', written)
  expect((await press('rename', { address: article })).status).toBe(422)
  const own = address.slice(list.length + 1)
  expect((await press('rename', { address: own })).headers.get('location')).toBe(`${address}?flash=unchanged`)
  expect(wordsOf(await html(`${address}?flash=unchanged`))).toContain('Articolul are deja această adresă.')
  expect((await press('rename', { address: 'periute' })).headers.get('location')).toBe(
    `${list}/periute?flash=renamed`,
  )
  expect((await here.admin.get(address)).status).toBe(404)
  expect((await press('drop', {}, `${list}/periute`)).headers.get('location')).toBe(`${list}?flash=dropped`)
  const published = `${list}/${article}`
  const page = await html(published)
  expect(page).toContain(articleTitle)
  for (const button of ['rename', 'drop', 'discard']) expect(page).not.toContain(`value="${button}"`)
  const forced = new URLSearchParams({ version: '0', intent: 'drop' })
  const answer = await sendFields(here.site, published, forced, here.admin.cookie)
  expect(answer.headers.get('location')).toBe(`${published}?flash=stale`)
  expect((await here.site.fetch(`/noutati/${article}`)).status).toBe(200)
  expect((await here.admin.get(`${list}/nu-exista`)).status).toBe(404)
})

test('a page that shows a text of before neither deletes nor overwrites the article that is there now', async () => {
  await begin()
  const [old, older] = [formFields(await html(address), 'save'), formFields(await html(address), 'drop')]
  await press('save', written)
  const refused = await sendFields(here.site, address, older, here.admin.cookie)
  expect(refused.status).toBe(409)
  expect(await html(address)).toContain(written['title-ro'])

  await press('drop', {})
  await begin()
  await press('save', { ...written, 'title-ro': 'Alt articol, la aceeași adresă' })
  old.set('title-ro', 'Din fila veche')
  const stale = await sendFields(here.site, address, old, here.admin.cookie)
  expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining('value="Din fila veche"')])
  expect(await html(address)).toContain('Alt articol, la aceeași adresă')
})

test('a character that no text has, pasted with an article, breaks neither the draft nor the feed', async () => {
  await begin({ title: 'Periuța\u0000 electrică sau manuală?' })
  const pasted = {
    ...written,
    'title-ro': `${written['title-ro']}\u0001`,
    'description-ro': `\u0000${written['description-ro']}\uFFFE`,
    'text-ro': `${written['text-ro']}\u001F`,
  }
  expect(location(await press('save', pasted))).toBe(`${address}?flash=saved`)
  expect((await press('publish', { publication_note: 'Articol nou' })).status).toBe(303)
  const feed = await publicHtml('/feed.xml')
  expect(feed).toContain(written['description-ro'])
  expect(feed).not.toMatch(/[^\P{Cc}\n\t\r]|[\uFFFE\uFFFF]/u)
})

test.each([
  ['deleted', 'drop', {}],
  ['renamed', 'rename', { address: 'periute' }],
])(
  'a text typed for an article that a colleague has %s meanwhile is kept, and saved as one again',
  async (_, button, fields) => {
    await begin()
    const typed = formFields(await html(address), 'save')
    for (const [name, value] of Object.entries(written)) typed.set(name, value)
    const dan = await adminAtWork(here.site)
    expect((await press(button, fields, address, dan)).status).toBe(303)
    const refused = await sendFields(here.site, address, typed, here.admin.cookie)
    expect(refused.status).toBe(409)
    const page = await refused.text()
    expect(wordsOf(page)).toContain('cineva a șters articolul sau i-a schimbat adresa')
    expect(wordsOf(page)).toContain('nu mai există nicio ciornă')
    expect(page).toContain(`value="${written['title-en']}"`)
    const again = formFields(page, 'save')
    expect(again.get('text-ro')).toBe(written['text-ro'])
    const saved = await sendFields(here.site, address, again, here.admin.cookie)
    expect(location(saved)).toBe(`${address}?flash=saved`)
    expect(await html(address)).toContain(`value="${written['title-ro']}"`)
  },
)

test('undoing ends where the article began, before and after it is public', async () => {
  await begin()
  const offersUndo = async () => (await html(address)).includes('value="anuleaza"')
  expect(await offersUndo()).toBe(false)
  await press('save', written)
  await press('undo', {})
  expect(await html(address)).not.toContain(written['title-en'])
  expect(await offersUndo()).toBe(false)
  await press('save', written)
  await press('publish', { publication_note: 'Articol nou' })
  await press('undo', {})
  expect([await offersUndo(), (await here.admin.get(address)).status]).toEqual([false, 200])
})

test('a text is shown while it is typed, in its language', async () => {
  const send = (fields: Record<string, string>) =>
    here.admin.post('/api/admin/article', fields).then((answer) => answer.json())
  const fields = { 'title-en': 'Brushing', 'text-en': 'A **perfect** smile, [prices](/preturi) <b>' }
  expect(await send({ locale: 'en', ...fields })).toEqual({
    title: 'Brushing',
    description: '',
    html: '<p>A <strong>perfect</strong> smile, <a href="/en/preturi">prices</a> &lt;b&gt;</p>\n',
    claims: '“perfect”',
    faults: [],
  })
  expect((await here.admin.post('/api/admin/article', { locale: 'xx' })).status).toBe(400)
})

test('who is not signed in, or no admin, sees and changes no article', async () => {
  await begin()
  const stranger = await adminAtWork(here.site, false)
  for (const who of ['', 'made=up', stranger.cookie])
    for (const path of [list, address, `/en${address}`, '/api/admin/article']) {
      const seen = await here.site.fetch(path, { headers: { cookie: who } })
      expect([401, 403, 404], path).toContain(seen.status)
      const fields = new URLSearchParams({ version: '2', intent: 'drop', locale: 'ro', title: 'Al meu' })
      expect((await sendFields(here.site, path, fields, who)).status, path).toBeGreaterThanOrEqual(400)
    }
  const form = formFields(await html(address), 'save')
  await here.site.db?.sql.query('delete from admins')
  expect((await sendFields(here.site, address, form, here.admin.cookie)).status).toBeGreaterThanOrEqual(400)
  expect(await rowsOf(here.site.db, 'select version from drafts order by version')).toEqual([
    { version: 1 },
    { version: 2 },
  ])
})
