import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { sessionCookies } from '../tests/support/browser/admin-browser.ts'
import { layIntoStorage } from '../tests/support/browser/browser.ts'
import { answered } from '../tests/support/browser/consent.ts'
import { closeDatabases } from '../tests/support/database/database.ts'
import { startSite } from '../tests/support/site/site.ts'
import { chromiumFlags, findChromium } from './chromium.ts'

/** `opened`: on a phone, with its menu open. */
type Picture = { name: string; path: string; opened?: true }

/**
 * The pictures of the README (`docs/site.png`) and of `docs/owner-guide.md`, of invented rows. Needs a build
 * (`npm run build`).
 */
const pictures: readonly Picture[] = [
  { name: 'site', path: '/' },
  { name: 'owner-guide/azi', path: '/admin' },
  { name: 'owner-guide/meniu', path: '/admin', opened: true },
  { name: 'owner-guide/cereri', path: '/admin/requests' },
  { name: 'owner-guide/cerere', path: '/admin/requests?ref=HWPA-6639' },
  { name: 'owner-guide/preturi', path: '/admin/prices/odontoterapie' },
  { name: 'owner-guide/publica', path: '/admin/prices' },
  { name: 'owner-guide/oferta', path: '/admin/offers' },
  { name: 'owner-guide/program', path: '/admin/hours' },
  { name: 'owner-guide/noutati', path: '/admin/news' },
  { name: 'owner-guide/medici', path: '/admin/doctors' },
  { name: 'owner-guide/imagini', path: '/admin/rooms' },
  { name: 'owner-guide/note', path: '/admin/ratings' },
  { name: 'owner-guide/rezultate', path: '/admin/outcomes' },
  { name: 'owner-guide/povesti', path: '/admin/stories' },
  { name: 'owner-guide/poveste', path: '/admin/stories/implant-molar-inferior' },
  { name: 'owner-guide/abonati', path: '/admin/subscribers' },
  { name: 'owner-guide/redirectionari', path: '/admin/redirects' },
  { name: 'owner-guide/persoane', path: '/admin/people' },
  { name: 'owner-guide/cont', path: '/admin/account' },
]

const desk = { width: 1000, height: 760 }
const phone = { width: 360, height: 740 }
const site = await startSite({ database: true })
await site.db?.sql.exec(`
  insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, treatment, wishes, message, created_at)
  values
    (gen_random_uuid(), 'KTRE-4827', 'ro', 'ro', 'Ioana Exemplu', '+40712000101', 'implant_dentar', '[]',
      'Îmi lipsește o măsea jos, în dreapta. Aș dori să știu ce variante am.', now() - interval '2 hours'),
    (gen_random_uuid(), 'HWPA-6639', 'en', 'en', 'John Sample', '+447700900123', 'coroane_zirconiu', '[]',
      'I am in Bucharest next week and a crown came off.', now() - interval '5 hours');
  update contact_requests set link_id = gen_random_uuid(), link_hash = repeat('a', 64) where reference = 'HWPA-6639';
  select act_on_own_request(repeat('a', 64), 'change', 'My flight is a day later: I can come from Wednesday on.',
    now() - interval '40 minutes', gen_random_uuid());
  insert into newsletter_subscribers (email, locale, status, confirmed_at) values
    ('ana@exemplu.ro', 'ro', 'confirmed', now()), ('john@example.com', 'en', 'confirmed', now());`)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumFlags,
})
const context = await browser.newContext({
  viewport: desk,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  locale: 'ro-RO',
})
await context.addCookies(await sessionCookies(site))
mkdirSync('docs/owner-guide', { recursive: true })
const page = await context.newPage()
await page.addInitScript(layIntoStorage, answered)
for (const { name, path, opened } of pictures) {
  await page.setViewportSize(opened ? phone : desk)
  const response = await page.goto(site.url + path, { waitUntil: 'load' })
  if (!response?.ok()) throw new Error(`${path}: ${response?.status()}`)
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  if (opened) await page.locator('.admin-bar-menu summary').click()
  await page.screenshot({ path: `docs/${name}.png` })
  console.log(path)
}
await browser.close()
await site.close()
await closeDatabases()
