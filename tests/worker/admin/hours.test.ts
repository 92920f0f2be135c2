import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { closedTimes } from '../../../src/features/clinic/closed-times.ts'
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
  'notice-ro': 'Vineri suntem închiși după ora 13.',
  'notice-en': 'On Friday we close at 13:00.',
  'notice-from': today,
  'notice-to': addDays(today, 3),
}

test('hours, a day with others and a notice go from the draft to every page in both languages, and back', async () => {
  expect(await publicHtml('/')).not.toContain('class="notice"')
  const saved = await press('save', {
    'week-1': '10-13, 14-21',
    'week-5': '',
    'days-0-from': openDay,
    'days-0-hours': '9-12',
    ...notice,
  })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${address}?flash=saved`])
  expect(await publicHtml('/contact')).not.toContain('10:00–13:00')
  const words = wordsOf(await html(address))
  expect(words).toContain('Programul de marți')
  expect(words).toContain('10:00–13:00, 14:00–21:00')
  const preview = await html(`/admin/preview?${new URLSearchParams({ address: '/contact' })}`)
  expect(preview).toContain('10:00–13:00')
  expect(preview).toContain(notice['notice-ro'])

  expect((await press('publish', { publication_note: 'Program de iarnă' })).headers.get('location')).toBe(
    `${address}?flash=published`,
  )
  for (const path of ['/', '/contact', '/ma-doare-acum', '/echipa', '/en', '/en/contact'].filter(isOn)) {
    const page = await publicHtml(path)
    expect(page, path).toMatch(/10:00–13:00, 14:00–21:00|"10:00","13:00"/)
    expect(page, path).toContain(`<aside class="notice"><p lang="ro">${notice['notice-ro']}</p>`)
    if (speaks('en')) expect(page, path).toContain(`<p lang="en">${notice['notice-en']}</p>`)
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
  const going = formFields(await html(`${history}?subject=hours&publication=1`), 'hours')
  going.set('publication_note', 'Înapoi')
  // Something that nobody drafts has no history, and takes back no other's.
  expect((await here.admin.get(`${history}?subject=nothing`)).status).toBe(404)
  const lost = new URLSearchParams(going)
  lost.set('subject', 'nothing')
  expect((await sendFields(here.site, history, lost, here.admin.cookie)).status).toBe(404)
  const gone = await sendFields(here.site, history, going, here.admin.cookie)
  expect(gone.headers.get('location')).toBe(`${history}?subject=hours&flash=rolled-back`)
  for (const path of ['/contact', '/en/contact'].filter(isOn))
    expect(await publicHtml(path), path).not.toContain('class="notice"')
  expect(
    await rowsOf(here.site.db, "select action from audit_entries where subject = 'hours' order by id"),
  ).toEqual([{ action: 'edit' }, { action: 'publish' }, { action: 'rollback' }])
})

test('a day is closed at once: no form offers it, and no request for it is taken', async () => {
  expect(await publicHtml('/contact')).toContain(`value="${openDay}"`)
  const closed = await press('close', { closed: openDay })
  expect(closed.headers.get('location')).toBe(`${address}?flash=published`)
  for (const path of ['/contact', '/en/contact'].filter(isOn))
    expect(await publicHtml(path)).not.toContain(`value="${openDay}"`)
  expect(await publicHtml('/contact')).toContain(
    `"validFrom":"${openDay}","validThrough":"${openDay}","opens":"00:00","closes":"00:00"`,
  )
  // Whoever presses twice reads that it is closed, which is true.
  const again = await press('close', { closed: openDay })
  expect(again.headers.get('location')).toBe(`${address}?flash=published`)
  expect((await press('close', { closed: addDays(today, -1) })).status).toBe(422)
})

test('a notice for later leaves every page as it is kept, and new hours change every page', async () => {
  const pages = ['/', '/echipa', '/en/preturi', '/tratamente'].filter(isOn)
  await fillPageCache(here.site, pages)
  await press('save', { ...notice, 'notice-from': addDays(today, 5), 'notice-to': addDays(today, 9) })
  await press('publish', { publication_note: 'Anunț pentru mai târziu' })
  expect(await cachedPages(here.site, pages)).toEqual(pages)
  await fillPageCache(here.site, pages)
  await press('save', { 'week-1': '10-13, 14-21' })
  await press('publish', { publication_note: 'Program nou' })
  expect(await cachedPages(here.site, pages)).toEqual([])
})

test('a day that is closed while the database loses the answer is not lost, and one press more publishes it', async () => {
  here.site.db?.fault('500', '/rest/v1/rpc/publish_draft')
  const closed = await press('close', { closed: openDay })
  const page = await closed.text()
  here.site.db?.fault(null)
  expect([closed.status, wordsOf(page).includes('Nu s-a publicat')]).toEqual([503, true])
  const again = new URLSearchParams({ kept: /name="kept" value="([^"]+)"/.exec(page)?.[1] ?? '' })
  const sent = await sendFields(here.site, '/admin/again', again, here.admin.cookie)
  expect(sent.headers.get('location')).toBe(`${address}?flash=published`)
  expect(await publicHtml('/contact')).not.toContain(`value="${openDay}"`)
})

/** Of a Saturday, whether the clinic is open then or not. */
const saturday: readonly unknown[] = clinic.hours[5]
const otherSaturday = saturday.length === 0 ? '10:00–12:00' : ''

test('two people at once: both stay, unless they changed the same day', async () => {
  const dan = await adminAtWork(here.site)
  const seen = formFields(await html(address), 'save')
  await press('save', { 'week-1': '10-13, 14-21' })
  seen.set('week-3', '10-12')
  const merged = await sendFields(here.site, address, seen, dan.cookie)
  expect(merged.headers.get('location')).toBe(`${address}?flash=merged`)
  seen.set('week-1', '8-12')
  const asked = await sendFields(here.site, address, seen, dan.cookie)
  expect(asked.status).toBe(409)
  const page = await asked.text()
  expect(wordsOf(page)).toContain('Altcineva a schimbat între timp același program')
  for (const hours of ['08:00–12:00', '10:00–13:00, 14:00–21:00'])
    expect(page).toContain(`<mark>${hours}</mark>`)
  await press('save', { 'week-5': otherSaturday })
  const mine = formFields(page, 'save')
  expect(mine.get('week-1')).toBe('08:00–12:00')
  const kept = await sendFields(here.site, address, mine, dan.cookie)
  expect(kept.headers.get('location')).toBe(`${address}?flash=merged`)
  const both = formFields(await html(address), 'save')
  expect(['week-1', 'week-3', 'week-5'].map((name) => both.get(name))).toEqual([
    '08:00–12:00',
    '10:00–12:00',
    otherSaturday,
  ])
})

test('closing a day publishes nothing else that waits in the draft', async () => {
  await press('save', { 'week-0': '' })
  const closed = await press('close', { closed: otherDay })
  expect(closed.headers.get('location')).toBe(`${address}?flash=waiting`)
  expect(await publicHtml('/contact')).toContain(`value="${otherDay}"`)
  expect(await rowsOf(here.site.db, "select id from publications where subject = 'hours'")).toEqual([])
})

test('what cannot be read is explained at its field, and nothing typed is lost', async () => {
  // English is not written; where there is none, what is written is too short.
  const typed = speaks('en') ? 'Scurt, dar destul' : 'Nu'
  const refused = await press('save', {
    'week-2': 'dimineața',
    'days-0-from': openDay,
    'days-0-to': addDays(openDay, -1),
    'notice-ro': typed,
    'notice-from': today,
  })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('value="dimineața"')
  expect(page).toContain(`value="${typed}"`)
  for (const name of ['week-2', 'days-0-to', `notice-${locales.at(-1)}`, 'notice-to'])
    expect(page, name).toContain(`id="${name}-error"`)
  expect(page).toContain('href="#week-2"')
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
      new URLSearchParams({ version: '0', intent: 'close', closed: openDay }),
      who,
    )
    expect(sent.status).toBeGreaterThanOrEqual(400)
  }
  const form = formFields(await html(address), 'close')
  await here.site.db?.sql.query('delete from admins')
  form.set('closed', openDay)
  expect((await sendFields(here.site, address, form, here.admin.cookie)).status).toBeGreaterThanOrEqual(400)
  expect(await rowsOf(here.site.db, "select version from drafts where subject = 'hours'")).toEqual([])
})
