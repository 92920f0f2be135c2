import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { closedTimes } from '../../../src/content/closed-times.ts'
import { openingFrom } from '../../../src/features/clinic/opening.ts'
import { openDays } from '../../../src/features/contact/days.ts'
import { addDays, type IsoDate, isoDateOf, type WeekHours, weekdayOf } from '../../../src/format/dates.ts'
import { locales, speaks } from '../../../src/locale.ts'
import { adminAtWork, formFields, pressButton, sendFields } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { isOn } from '../../support/samples/examples.ts'
import { cachedPages, fillPageCache } from '../../support/site/cached-pages.ts'
import { rowsOf, wordsOf } from '../../support/site/forms.ts'

const here = openAdmin({ freshEachTest: true })

const address = '/admin/hours'
const today = isoDateOf(new Date())
const opening = openingFrom({ week: clinic.hours, days: [] }, new Date())
/** A day on which the clinic is open, more than a week after another; no Monday, which a draft closes. */
const openAfter = (day: IsoDate) =>
  openDays(opening, new Date()).find((open) => open > addDays(day, 7) && weekdayOf(open) > 0) ?? ''
const openDay = openAfter(today)
const otherDay = openAfter(openDay)
const html = async (path: string) => (await here.admin.get(path)).text()
const publicHtml = async (path: string) => (await here.site.fetch(path)).text()

const press = (button: string, fields: Record<string, string>, path = address) =>
  pressButton(here.site, here.admin, path, button, fields)
const notice = {
  'anunt-ro': 'Vineri suntem închiși după ora 13.',
  'anunt-en': 'On Friday we close at 13:00.',
  'anunt-de': today,
  'anunt-pana': addDays(today, 3),
}

test('hours, a day with others and a notice go from the draft to every page in both languages, and back', async () => {
  expect(await publicHtml('/')).not.toContain('class="notice"')
  const saved = await press('salveaza', {
    'saptamana-1': '10-13, 14-21',
    'saptamana-5': '',
    'zile-0-de': openDay,
    'zile-0-ore': '9-12',
    ...notice,
  })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${address}?stare=salvat`])
  expect(await publicHtml('/contact')).not.toContain('10:00–13:00')
  const words = wordsOf(await html(address))
  expect(words).toContain('Programul de marți')
  expect(words).toContain('10:00–13:00, 14:00–21:00')
  const preview = await html(`/admin/preview?${new URLSearchParams({ adresa: '/contact' })}`)
  expect(preview).toContain('10:00–13:00')
  expect(preview).toContain(notice['anunt-ro'])

  expect((await press('publica', { nota: 'Program de iarnă' })).headers.get('location')).toBe(
    `${address}?stare=publicat`,
  )
  for (const path of ['/', '/contact', '/ma-doare-acum', '/echipa', '/en', '/en/contact'].filter(isOn)) {
    const page = await publicHtml(path)
    expect(page, path).toMatch(/10:00–13:00, 14:00–21:00|"10:00","13:00"/)
    expect(page, path).toContain(`<aside class="notice"><p lang="ro">${notice['anunt-ro']}</p>`)
    if (speaks('en')) expect(page, path).toContain(`<p lang="en">${notice['anunt-en']}</p>`)
  }
  const contact = await publicHtml('/contact')
  const week: WeekHours = clinic.hours
  const published = week.with(5, []).with(1, [
    ['10:00', '13:00'],
    ['14:00', '21:00'],
  ])
  const { closed } = closedTimes('ro', published)
  expect(closed).toMatch(/sâmbăta/)
  for (const path of ['/contact', '/ma-doare-acum'].filter(isOn))
    expect(wordsOf(await publicHtml(path)), path).toContain(closed)
  expect(contact).toContain('"opens":"14:00","closes":"21:00"')
  expect(contact).toContain(
    `"validFrom":"${openDay}","validThrough":"${openDay}","opens":"09:00","closes":"12:00"`,
  )
  expect(await html('/admin')).not.toContain('class="notice"')

  const history = '/admin/publications'
  const going = formFields(await html(`${history}?subiect=hours&lista=1`), 'hours')
  going.set('nota', 'Înapoi')
  // Something that nobody drafts has no history, and takes back no other's.
  expect((await here.admin.get(`${history}?subiect=nimic`)).status).toBe(404)
  const lost = new URLSearchParams(going)
  lost.set('subiect', 'nimic')
  expect((await sendFields(here.site, history, lost, here.admin.cookie)).status).toBe(404)
  const gone = await sendFields(here.site, history, going, here.admin.cookie)
  expect(gone.headers.get('location')).toBe(`${history}?subiect=hours&stare=revenit`)
  for (const path of ['/contact', '/en/contact'].filter(isOn))
    expect(await publicHtml(path), path).not.toContain('class="notice"')
  expect(
    await rowsOf(here.site.db, "select action from audit_entries where subject = 'hours' order by id"),
  ).toEqual([{ action: 'edit' }, { action: 'publish' }, { action: 'rollback' }])
})

test('a day is closed at once: no form offers it, and no request for it is taken', async () => {
  expect(await publicHtml('/contact')).toContain(`value="${openDay}"`)
  const closed = await press('inchide', { inchisa: openDay })
  expect(closed.headers.get('location')).toBe(`${address}?stare=publicat`)
  for (const path of ['/contact', '/en/contact'].filter(isOn))
    expect(await publicHtml(path)).not.toContain(`value="${openDay}"`)
  expect(await publicHtml('/contact')).toContain(
    `"validFrom":"${openDay}","validThrough":"${openDay}","opens":"00:00","closes":"00:00"`,
  )
  // Whoever presses twice reads that it is closed, which is true.
  const again = await press('inchide', { inchisa: openDay })
  expect(again.headers.get('location')).toBe(`${address}?stare=publicat`)
  expect((await press('inchide', { inchisa: addDays(today, -1) })).status).toBe(422)
})

test('a notice for later leaves every page as it is kept, and new hours change every page', async () => {
  const pages = ['/', '/echipa', '/en/preturi', '/tratamente'].filter(isOn)
  await fillPageCache(here.site, pages)
  await press('salveaza', { ...notice, 'anunt-de': addDays(today, 5), 'anunt-pana': addDays(today, 9) })
  await press('publica', { nota: 'Anunț pentru mai târziu' })
  expect(await cachedPages(here.site, pages)).toEqual(pages)
  await fillPageCache(here.site, pages)
  await press('salveaza', { 'saptamana-1': '10-13, 14-21' })
  await press('publica', { nota: 'Program nou' })
  expect(await cachedPages(here.site, pages)).toEqual([])
})

test('a day that is closed while the database loses the answer is not lost, and one press more publishes it', async () => {
  here.site.db?.fault('500', '/rest/v1/rpc/publish_draft')
  const closed = await press('inchide', { inchisa: openDay })
  const page = await closed.text()
  here.site.db?.fault(null)
  expect([closed.status, wordsOf(page).includes('Nu s-a publicat')]).toEqual([503, true])
  const again = new URLSearchParams({ trimis: /name="trimis" value="([^"]+)"/.exec(page)?.[1] ?? '' })
  const sent = await sendFields(here.site, '/admin/again', again, here.admin.cookie)
  expect(sent.headers.get('location')).toBe(`${address}?stare=publicat`)
  expect(await publicHtml('/contact')).not.toContain(`value="${openDay}"`)
})

/** Of a Saturday, whether the clinic is open then or not. */
const saturday: readonly unknown[] = clinic.hours[5]
const otherSaturday = saturday.length === 0 ? '10:00–12:00' : ''

test('two people at once: both stay, unless they changed the same day', async () => {
  const dan = await adminAtWork(here.site)
  const seen = formFields(await html(address), 'salveaza')
  await press('salveaza', { 'saptamana-1': '10-13, 14-21' })
  seen.set('saptamana-3', '10-12')
  const merged = await sendFields(here.site, address, seen, dan.cookie)
  expect(merged.headers.get('location')).toBe(`${address}?stare=imbinat`)
  seen.set('saptamana-1', '8-12')
  const asked = await sendFields(here.site, address, seen, dan.cookie)
  expect(asked.status).toBe(409)
  const page = await asked.text()
  expect(wordsOf(page)).toContain('Altcineva a schimbat între timp același program')
  for (const hours of ['08:00–12:00', '10:00–13:00, 14:00–21:00'])
    expect(page).toContain(`<mark>${hours}</mark>`)
  await press('salveaza', { 'saptamana-5': otherSaturday })
  const mine = formFields(page, 'salveaza')
  expect(mine.get('saptamana-1')).toBe('08:00–12:00')
  const kept = await sendFields(here.site, address, mine, dan.cookie)
  expect(kept.headers.get('location')).toBe(`${address}?stare=imbinat`)
  const both = formFields(await html(address), 'salveaza')
  expect(['saptamana-1', 'saptamana-3', 'saptamana-5'].map((name) => both.get(name))).toEqual([
    '08:00–12:00',
    '10:00–12:00',
    otherSaturday,
  ])
})

test('closing a day publishes nothing else that waits in the draft', async () => {
  await press('salveaza', { 'saptamana-0': '' })
  const closed = await press('inchide', { inchisa: otherDay })
  expect(closed.headers.get('location')).toBe(`${address}?stare=asteapta`)
  expect(await publicHtml('/contact')).toContain(`value="${otherDay}"`)
  expect(await rowsOf(here.site.db, "select id from publications where subject = 'hours'")).toEqual([])
})

test('what cannot be read is explained at its field, and nothing typed is lost', async () => {
  // English is not written; where there is none, what is written is too short.
  const typed = speaks('en') ? 'Scurt, dar destul' : 'Nu'
  const refused = await press('salveaza', {
    'saptamana-2': 'dimineața',
    'zile-0-de': openDay,
    'zile-0-pana': addDays(openDay, -1),
    'anunt-ro': typed,
    'anunt-de': today,
  })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('value="dimineața"')
  expect(page).toContain(`value="${typed}"`)
  for (const name of ['saptamana-2', 'zile-0-pana', `anunt-${locales.at(-1)}`, 'anunt-pana'])
    expect(page, name).toContain(`id="${name}-error"`)
  expect(page).toContain('href="#saptamana-2"')
  expect(await rowsOf(here.site.db, "select version from drafts where subject = 'hours'")).toEqual([])
})

test('who is not signed in, or no admin, sees and changes no hours', async () => {
  const stranger = await adminAtWork(here.site, false)
  for (const [path, who] of [
    [address, ''],
    [address, 'made=up'],
    [speaks('en') ? `/en${address}` : address, stranger.cookie],
  ] as const) {
    const seen = await here.site.fetch(path, { headers: { cookie: who } })
    expect([401, 403]).toContain(seen.status)
    const sent = await sendFields(
      here.site,
      path,
      new URLSearchParams({ versiune: '0', actiune: 'inchide', inchisa: openDay }),
      who,
    )
    expect(sent.status).toBeGreaterThanOrEqual(400)
  }
  const form = formFields(await html(address), 'inchide')
  await here.site.db?.sql.query('delete from admins')
  form.set('inchisa', openDay)
  expect((await sendFields(here.site, address, form, here.admin.cookie)).status).toBeGreaterThanOrEqual(400)
  expect(await rowsOf(here.site.db, "select version from drafts where subject = 'hours'")).toEqual([])
})
