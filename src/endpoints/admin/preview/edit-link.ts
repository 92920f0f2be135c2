import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { accessCookie } from '../../../features/admin/account/session-cookies.ts'
import { frameWords } from '../../../features/admin/frame/texts.server.ts'
import { addressOf } from '../../../http/address-of.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { escapeHtml } from '../../../http/escape-html.ts'
import { joinLocale } from '../../../locale.ts'
import { isEditable } from './edit-page.ts'

/**
 * An admin who is signed in finds a way from a public page to its place in the admin. It is written into their copy of the
 * page alone: what visitors get, and what is cached for them, has no byte of it. The link opens nothing by itself.
 */
export async function withEditLink(c: Context<AppEnv>, answer: () => Promise<Response>): Promise<Response> {
  const { resolved } = addressOf(c)
  const isAsked = c.req.method === 'GET' && resolved.match !== null && isEditable(resolved.match.id)
  if (!isAsked || getCookie(c, accessCookie) === undefined) return answer()
  // Their browser may hold the page as visitors get it.
  const headers = new Headers(c.req.raw.headers)
  headers.delete('if-none-match')
  c.req.raw = new Request(c.req.raw, { headers })
  const res = await answer()
  if (res.status !== 200 || !res.headers.get('content-type')?.startsWith('text/html')) return res
  const { locale, path } = resolved
  const { edit } = await frameWords(locale)
  const address = `${joinLocale(locale, '/admin/edit')}?${new URLSearchParams({ page: path })}`
  const link = `<p class="wrap no-print"><a href="${escapeHtml(address)}">${escapeHtml(edit)}</a></p>`
  const page = (await res.text()).replace('<div id="app">', `${link}<div id="app">`)
  const changed = new Response(page, res)
  changed.headers.delete('etag')
  changed.headers.set('cache-control', 'private, no-store')
  return changed
}
