import { expect, vi } from 'vitest'
import type { EmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import { sendForm } from '../site/forms.ts'
import type { Site } from '../site/site.ts'
import { addAccount, password } from './account.ts'

let accounts = 0

/** An account of Supabase Auth; `admin` gives it the row that opens the admin pages. */
export async function createAccount(
  db: EmbeddedSupabase | null,
  admin: boolean,
  says: Record<string, string> = {},
) {
  if (db === null) throw new Error('This site has no database')
  accounts += 1
  const account = await addAccount(db, `cont${accounts}@exemplu.ro`, says)
  if (admin) await db.sql.query('insert into admins (user_id) values ($1)', [account.id])
  return account
}

/** Signs in through the site's own form and returns what the browser would send from then on. */
export async function signIn(site: Site, email: string, back = ''): Promise<string> {
  const send = () => sendForm(site, '/admin/sign-in', { email, password, back, locale: 'ro' })
  const first = await send()
  // Auth may take too long once, on a machine that does other things as well.
  const answer = first.status === 503 ? await send() : first
  if (answer.status !== 303) throw new Error(`Sign-in answered ${answer.status}`)
  return cookiesOf(answer)
}

export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

export type Admin = Awaited<ReturnType<typeof adminAtWork>>

/** Somebody at work on the prices: every call carries their session. */
export async function adminAtWork(site: Site, admin = true) {
  const account = await createAccount(site.db, admin)
  const cookie = await signIn(site, account.email)
  return {
    ...account,
    cookie,
    /** The access token in it. */
    token: /access=([^;]+)/.exec(cookie)?.[1] ?? '',
    get: (path: string) => site.fetch(path, { headers: { cookie } }),
    post: (path: string, fields: Record<string, string>) => sendForm(site, path, fields, { cookie }),
  }
}

/** Resolves once the admin pages answer: the first request of a busy machine can outlast their patience. */
export async function waitForAdmin(site: Site): Promise<void> {
  await vi.waitFor(
    async () => {
      const { get } = await adminAtWork(site)
      expect((await get('/admin/prices')).status).toBe(200)
    },
    { timeout: 60_000, interval: 200 },
  )
}

/** The fields of the form on a page that sends to an address, as a browser would send it untouched. */
export function formFields(html: string, button: string): URLSearchParams {
  const form = html.split('<form').find((part) => part.includes(`value="${button}"`)) ?? ''
  const [own = ''] = form.split('</form>')
  const fields = new URLSearchParams()
  for (const [tag] of own.matchAll(/<input[^>]*>|<textarea[^>]*>[^<]*|<select.*?<\/select>/gs)) {
    const name = attribute(tag, 'name')
    if (name === null) continue
    if (tag.startsWith('<textarea'))
      fields.append(name, decode(tag.slice(tag.indexOf('>') + 1).replace(/^\n/, '')))
    else if (tag.startsWith('<select'))
      fields.append(name, attribute(/<option[^>]*selected[^>]*>/.exec(tag)?.[0] ?? '', 'value') ?? '')
    else if (attribute(tag, 'type') !== 'checkbox' || tag.includes('checked'))
      fields.append(name, attribute(tag, 'value') ?? '')
  }
  fields.set('intent', button)
  return fields
}

/** Presses a button of a page's form, filled as the page shows it now but for `fields`. */
export async function pressButton(
  site: Site,
  admin: Pick<Admin, 'get' | 'cookie'>,
  path: string,
  button: string,
  fields: Record<string, string | readonly string[]> = {},
): Promise<Response> {
  const form = formFields(await (await admin.get(path)).text(), button)
  for (const [name, value] of Object.entries(fields)) {
    form.delete(name)
    for (const each of [value].flat()) form.append(name, each)
  }
  return sendFields(site, path, form, admin.cookie)
}

/** The page of a category with its own fields, a new row and every row it has open. */
export async function everythingOpen(
  get: (path: string) => Promise<Response>,
  path: string,
): Promise<string> {
  const list = await (await get(path)).text()
  const keys = [...list.matchAll(/data-row="([a-z0-9-]+)"/g)].map(([, key]) => key ?? '')
  const query = new URLSearchParams(['_category', '_new', ...keys].map((key) => ['row', key]))
  return (await get(`${path}?${query}`)).text()
}

/** A form of many equal names, as one of the site's pages would send it. */
export function sendFields(
  site: Site,
  path: string,
  fields: URLSearchParams,
  cookie: string,
): Promise<Response> {
  return site.fetch(path, {
    method: 'POST',
    body: fields,
    headers: { 'sec-fetch-site': 'same-origin', cookie },
  })
}

/** Where an answer sends the browser. */
export const location = (answer: Response) => answer.headers.get('location')

function attribute(tag: string, name: string): string | null {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? []
  return value === undefined ? null : decode(value)
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
