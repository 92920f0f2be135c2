import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { locales, speaks, writtenLocales } from '../../../src/locale.ts'
import { adminAtWork, formFields, pressButton, sendFields } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { eventually } from '../../support/eventually.ts'
import { ledOn, oldAddress } from '../../support/samples/examples.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'

const here = openAdmin({ vars: { INSIGHTS_SINK: 'log' }, freshEachTest: true })

const address = '/admin/redirects'
const html = async (path = address) => (await here.admin.get(path)).text()
const words = async (path = address) => wordsOf(await html(path))
const press = (button: string, fields: Record<string, string>) =>
  pressButton(here.site, here.admin, address, button, fields)
const lands = async (path: string) => {
  const answer = await here.site.fetch(path)
  // Until the articles are asked for again after a publication, an old address leads on for the moment: 302, then 301.
  return `${answer.status === 302 ? 301 : answer.status} ${answer.headers.get('location') ?? ''}`
}

/** From memory, or from the cache that isolates share, where a minute has passed meanwhile: not rendered again. */
const isCached = async () =>
  /cache;desc=(hit|shared)/.test((await here.site.fetch('/echipa')).headers.get('server-timing') ?? '')

test('a redirect pasted as it was found leads on at once, is counted, and goes again', async () => {
  expect(await lands('/promotii-vechi')).toBe('404 ')
  // A page is cached once its data is live, which takes a busy machine more than one visit.
  await eventually(isCached)
  const added = await press('add', {
    from: `https://www.exemplu.ro${speaks('en') ? '/EN' : ''}/Promotii-Vechi/?utm_source=x#sus`,
    to: `${clinic.origin}/preturi`,
    note: 'Pliant din 2023',
  })
  expect([added.status, added.headers.get('location')]).toEqual([303, `${address}?flash=published`])
  expect(await isCached()).toBe(true)
  expect(await lands('/promotii-vechi')).toBe('301 /preturi')
  expect(await lands(speaks('en') ? '/en/promotii-vechi' : '/promotii-vechi')).toBe(
    speaks('en') ? '301 /preturi?lang=en' : '301 /preturi',
  )
  expect(await words()).toMatch(/\/promotii-vechi Pliant din 2023 \/preturi de 2 ori/)
  expect(await words(`${address}?tried=/promotii-vechi`)).toContain('/promotii-vechi duce la /preturi')
  if (speaks('en')) expect(await words(`/en${address}?tried=contact`)).toContain('/contact is a page')
  if (oldAddress !== null)
    expect(await words(`${address}?tried=${oldAddress.from}`)).toContain(
      `${oldAddress.from} duce la ${oldAddress.to}, prin regulile`,
    )
  expect(await words(`${address}?tried=/nicaieri`)).toContain('/nicaieri nu duce nicăieri')

  const removed = await press('remove', { from: '/promotii-vechi' })
  expect(removed.headers.get('location')).toBe(`${address}?flash=published`)
  expect(await lands('/promotii-vechi')).toBe('404 ')
  expect(
    await rowsOf(here.site.db, "select action from audit_entries where subject = 'redirects' order by id"),
  ).toEqual([{ action: 'edit' }, { action: 'publish' }, { action: 'edit' }, { action: 'publish' }])
  const back = await press('undo', {})
  expect(back.headers.get('location')).toBe(`${address}?flash=undone`)
  expect(await lands('/promotii-vechi')).toBe('404 ')
  expect((await press('publish', { publication_note: 'Înapoi' })).headers.get('location')).toBe(
    `${address}?flash=published`,
  )
  expect(await lands('/promotii-vechi')).toBe('301 /preturi')
})

const unspoken = writtenLocales.filter((each) => !speaks(each))
test.skipIf(unspoken.length === 0)(
  'an old address in a language that is off leads on as any other',
  async () => {
    for (const locale of unspoken) {
      expect((await press('add', { from: `/${locale}/old-prices`, to: '/preturi', note: '' })).status).toBe(
        303,
      )
      expect(await lands(`/${locale}/old-prices`)).toBe('301 /preturi')
    }
  },
)

test('the language of an old address is taken off: the redirect holds for every one', async () => {
  for (const locale of locales) {
    await press('add', { from: `/${locale}/old-page`, to: '/preturi', note: '' })
    expect(await lands('/old-page'), locale).toBe('301 /preturi')
    await press('remove', { from: '/old-page' })
  }
})

test('addresses that ended without a page are offered, and none that could name somebody', async () => {
  for (const path of [
    '/pagina-cautata',
    '/pagina-cautata',
    '/ana.pop@exemplu.ro',
    '/0722123456',
    '/wp-login.php',
  ])
    await here.site.fetch(path)
  const page = await html()
  expect(wordsOf(page)).toContain('/pagina-cautata de 2 ori')
  for (const never of ['ana.pop', '0722123456', 'wp-login']) expect(page).not.toContain(never)
  expect(page).toContain(`href="${address}?from=%2Fpagina-cautata"`)
  expect(await html(`${address}?from=%2Fpagina-cautata`)).toContain('value="/pagina-cautata"')
})

const ownAddresses = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/favicon.svg',
  '/site.webmanifest',
  '/speculation-rules.json',
  '/service-worker.js',
  '/sw.js',
  '/.well-known/security.txt',
  '/healthz',
  '/404',
  '/contact/cerere.ics',
  '/pictures/ceva',
  '/_insights/view',
  '/_speed/vitals',
  '/_offline',
]

test.each<readonly [what: string, from: string, to: string, field: string]>([
  ['a page of today', '/contact', '/preturi', 'from'],
  ['what the build redirects', ledOn.from, '/contact', 'from'],
  ['the admin', '/admin/ceva', '/contact', 'from'],
  ...ownAddresses.map((own) => [`the site’s own ${own}`, own, '/contact', 'from'] as const),
  ['nothing', '', '/contact', 'from'],
  ['a target that is no page', '/veche', '/nu-exista', 'to'],
  ['a target outside the public pages', '/veche', '/admin', 'to'],
  ['a target that is not said', '/veche', '', 'to'],
  ['a target on another site', '/veche', 'https://www.exemplu.ro/preturi', 'to'],
  ['a target on another site without its scheme', '/veche', 'www.exemplu.ro/preturi', 'to'],
  ['another site itself', '/veche', 'https://www.exemplu.ro/', 'to'],
  ['a part of a page as a target', '/veche', '/preturi#deviz', 'to'],
  ['the first page', '/', '/preturi', 'from'],
  ['a parameter that the page of today reads', '/preturi?rand=1', '/contact', 'from'],
  ['a query that is no plain parameters', '/veche?a=%26b', '/contact', 'from'],
])('%s is refused with its reason, and what was typed stays', async (_, from, to, field) => {
  const refused = await press('add', { from, to, note: 'De ce' })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain(`id="${field}-error"`)
  expect(page).toContain('value="De ce"')
  expect(await rowsOf(here.site.db, "select version from drafts where subject = 'redirects'")).toEqual([])
})

test('addresses of one path and different queries have a redirect each, and none replaces another unasked', async () => {
  const [first, second] = ['/?p=123', 'https://www.exemplu.ro/index.php?view=article&ID=5&utm_source=x']
  expect((await press('add', { from: first, to: '/preturi', note: '' })).status).toBe(303)
  expect((await press('add', { from: '/?p=124', to: '/contact', note: '' })).status).toBe(303)
  expect((await press('add', { from: second, to: '/echipa', note: '' })).status).toBe(303)
  expect(await rowsOf(here.site.db, 'select from_path, to_path from redirects order by 1')).toEqual([
    { from_path: '/?p=123', to_path: '/preturi' },
    { from_path: '/?p=124', to_path: '/contact' },
    { from_path: '/index.php?id=5&view=article', to_path: '/echipa' },
  ])
  expect(await lands('/?p=123')).toBe('301 /preturi')
  expect(await lands('/?p=124')).toBe('301 /contact')
  expect(await lands('/index.php?id=5&view=article')).toBe('301 /echipa')
  expect(await lands('/')).toBe('200 ')
  expect(await words(`${address}?tried=${encodeURIComponent('/?p=123')}`)).toContain(
    '/?p=123 duce la /preturi',
  )
  expect(await words(`${address}?tried=${encodeURIComponent('/?p=9')}`)).toContain('este o pagină')

  const asked = await press('add', { from: first, to: '/echipa', note: 'Altfel' })
  expect(asked.status).toBe(422)
  const page = await asked.text()
  expect(wordsOf(page)).toContain('Această adresă duce acum la /preturi')
  expect(page).toContain('value="Altfel"')
  expect(await lands('/?p=123')).toBe('301 /preturi')
  // Agreed for this address, and for no other.
  const other = await press('add', { from: '/?p=124', to: '/echipa', replaces: '/?p=123', note: '' })
  expect(other.status).toBe(422)
  const replaced = await press('add', { from: first, to: '/echipa', replaces: '/?p=123', note: '' })
  expect(replaced.status).toBe(303)
  expect(await lands('/?p=123')).toBe('301 /echipa')
  const removed = await press('remove', { from: '/?p=123' })
  expect(removed.status).toBe(303)
  expect(await lands('/?p=123')).toBe('200 ')
})

test('an old address is taken without what nobody sees in it', async () => {
  await press('add', { from: '/catalog-vechi\u200b', to: '/preturi', note: '' })
  expect(await lands('/catalog-vechi')).toBe('301 /preturi')
})

test('of more redirects than one answer of the database holds, a publication takes none away', async () => {
  await here.site.db?.sql.exec(
    "insert into redirects (from_path, to_path) select '/veche-' || n, '/preturi' from generate_series(1, 1100) n",
  )
  expect((await press('add', { from: '/si-una', to: '/contact', note: '' })).status).toBe(303)
  expect(await rowsOf(here.site.db, 'select count(*)::int as count from redirects where active')).toEqual([
    { count: 1101 },
  ])
})

test('no redirect leads to another: neither through the form nor past it', async () => {
  await press('add', { from: '/unu', to: '/preturi' })
  const chained = await press('add', { from: '/doi', to: '/unu' })
  expect(chained.status).toBe(422)
  expect(await rowsOf(here.site.db, 'select from_path from redirects')).toEqual([{ from_path: '/unu' }])
})

test('who is not signed in, or no admin any more, sees and changes no redirects', async () => {
  const stranger = await adminAtWork(here.site, false)
  const form = formFields(await html(), 'add')
  form.set('from', '/veche')
  form.set('to', '/preturi')
  for (const cookie of ['', 'made=up', stranger.cookie]) {
    expect((await here.site.fetch(address, { headers: { cookie } })).status).toBeGreaterThanOrEqual(400)
    expect((await sendFields(here.site, address, form, cookie)).status).toBeGreaterThanOrEqual(400)
  }
  await here.site.db?.sql.query('delete from admins')
  expect((await sendFields(here.site, address, form, here.admin.cookie)).status).toBeGreaterThanOrEqual(400)
  expect(await rowsOf(here.site.db, 'select from_path from redirects')).toEqual([])
})
