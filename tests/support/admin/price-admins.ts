import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startOffer } from '../database/offer.ts'
import { offerCategory } from '../samples/examples.ts'
import { rowsOf, wordsOf } from '../site/forms.ts'
import { type Site, startSite } from '../site/site.ts'
import { type Admin, adminAtWork, everythingOpen, formFields, sendFields, waitForAdmin } from './admin.ts'

export type PriceAdmins = ReturnType<typeof priceAdmins>

/** Two admins at the prices of a site. Every test finds the seed's list and offer, which runs, and nothing drafted or published. */
export function priceAdmins(category = `/admin/prices/${offerCategory}`) {
  let site: Site
  let ana: Admin
  let dan: Admin
  beforeAll(async () => {
    site = await startSite({ database: true })
    await site.db?.sql.exec(`${startOffer}; ${setFirst}`)
    await waitForAdmin(site)
    ana = await adminAtWork(site)
    dan = await adminAtWork(site)
    await site.db?.sql.exec(keep)
  })
  beforeEach(async () => {
    site.db?.fault(null)
    await site.db?.sql.exec(bringBack)
  })
  afterAll(() => site.close())

  const page = async (admin: Admin, path: string) => (await admin.get(path)).text()
  const words = async (admin: Admin, path: string) => wordsOf(await page(admin, path))
  const publicWords = async (path: string) => wordsOf(await (await site.fetch(path)).text())
  const opened = async (admin: Admin, path = category) =>
    formFields(await everythingOpen(admin.get, path), 'save')

  function send(admin: Admin, form: URLSearchParams, changes: Record<string, string>, path = category) {
    for (const [name, value] of Object.entries(changes)) form.set(name, value)
    return sendFields(site, path, form, admin.cookie)
  }

  /** Opens the rows of a category that are to change, or all of it, and sends the form. */
  async function edit(admin: Admin, changes: Record<string, string>, path = category): Promise<Response> {
    const keys = new Set(Object.keys(changes).map((name) => name.slice(0, name.lastIndexOf('.'))))
    const query = new URLSearchParams([...keys].map((key) => ['row', key]))
    const form =
      keys.size === 0 ? await opened(admin, path) : formFields(await page(admin, `${path}?${query}`), 'save')
    return send(admin, form, changes, path)
  }

  /** Presses a button of a page. */
  async function press(
    admin: Admin,
    button: string,
    fields: Record<string, string> = {},
    path = '/admin/prices',
  ) {
    const form = formFields(await page(admin, path), button)
    return send(admin, form, { intent: button, ...fields }, path)
  }

  /** The version of the draft of prices. */
  async function version(): Promise<string> {
    const [row] = await rowsOf<{ v: number }>(
      site.db,
      "select coalesce(max(version), 0) as v from drafts where subject = 'prices'",
    )
    return String(row?.v)
  }

  async function publish(admin: Admin, note = 'Prețuri noi'): Promise<Response> {
    const form = new URLSearchParams({ intent: 'publish', version: await version(), publication_note: note })
    return sendFields(site, '/admin/prices', form, admin.cookie)
  }

  /** The first row of the implants with one price. */
  async function first() {
    const [row] = await rowsOf<{ id: string; amount_min: number; title_ro: string }>(
      site.db,
      `select id, amount_min, title ->> 'ro' as title_ro ${ofOnePrice}`,
    )
    if (row === undefined) throw new Error('No row')
    return row
  }

  return {
    get site() {
      return site
    },
    get ana() {
      return ana
    },
    get dan() {
      return dan
    },
    category,
    ...{ page, words, publicWords, opened, send, edit, press, version, publish, first },
  }
}

const ofOnePrice = `from price_items where category = '${offerCategory}' and kind = 'fixed' order by position`

/** The list may have any price there, and a change that is too large would have to be confirmed. */
const setFirst = `update price_items set amount_min = 500000 where id = (select id ${ofOnePrice} limit 1)`

const seeded = ['price_categories', 'price_items', 'price_history', 'offers']
const made = ['audit_entries', 'publications', 'drafts']

const keep = `
  drop schema if exists kept cascade;
  create schema kept;
  ${seeded.map((table) => `create table kept.${table} as table public.${table};`).join('\n')}`

/** Accounts and their sessions stay: resetting the whole database would end them. Triggers are off meanwhile. */
const bringBack = `
  begin;
  set local session_replication_role = replica;
  ${[...made, ...seeded].map((table) => `delete from public.${table};`).join('\n')}
  ${seeded.map((table) => `insert into public.${table} select * from kept.${table};`).join('\n')}
  commit;`
