import { Hono } from 'hono'
import { loadAdminTexts } from '../../features/admin/frame/texts.server.ts'
import type { AdminPageId } from '../../features/admin/subjects/published-subject.ts'
import { respondToFailure } from '../../http/answer-failure.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { plainError } from '../../http/error-page.ts'
import { RateLimiter } from '../../http/rate-limiter.ts'
import { defaultLocale, isLocale, joinLocale, locales } from '../../locale.ts'
import { hasPage, href, type PageId, pageIds, routes } from '../../routes.ts'
import { againEndpoint } from './accounts/enter.ts'
import { guardAdmin, localeOf } from './accounts/guard.ts'
import { againPath } from './accounts/outage.ts'
import { type AdminContext, type AdminHandler, type AdminServices, adminFolders } from './admin-context.ts'
import { calls, letterPreview } from './calls.ts'
import { dispatcher } from './pages/dispatch.ts'
import { openPages } from './pages/open.ts'
import { editPage } from './preview/edit-page.ts'

/** Everything below `/admin` and `/api/admin`, in both languages. A path not named here is guarded too. */
export function adminEndpoint(given: Omit<AdminServices, 'limiter'>): Hono<AppEnv> {
  const services = { ...given, limiter: new RateLimiter() }
  const { supabase, data } = services
  const app = new Hono<AppEnv>()
  const again = (c: AdminContext, request: Request) => app.fetch(request, c.env, c.executionCtx)
  const open = openPages(services, again)
  const guard = guardAdmin(services, open.showSignIn)
  const sendAgain = againEndpoint(data.forms.signer, again)
  const dispatched = dispatcher(services)

  /** The admin's own connection: row-level security applies to every row. */
  const admin = (handler: AdminHandler) =>
    guard(async (c, account) => {
      if (supabase === null) return plainError(500, localeOf(c))
      const locale = localeOf(c)
      const [database, texts] = await Promise.all([
        supabase.asUser(account.accessToken),
        loadAdminTexts(locale),
      ])
      return handler(c, { account, database, locale, texts })
    })
  /** API calls have one address for all languages; the language is sent with them. */
  const withLocale =
    (handler: AdminHandler): AdminHandler =>
    async (c, session) => {
      const chosen = c.req.query('locale')
      const locale = isLocale(chosen) ? chosen : defaultLocale
      return handler(c, { ...session, locale, texts: await loadAdminTexts(locale) })
    }

  for (const locale of locales) {
    app.get(href('admin/sign-in', locale), open.show('admin/sign-in'))
    app.post(href('admin/sign-in', locale), open.receive('admin/sign-in', 'signIn'))
    app.post(joinLocale(locale, '/admin/sign-in/code'), open.receive('admin/sign-in', 'enterCode'))
    app.post(joinLocale(locale, '/admin/sign-out'), open.receive('admin/sign-in', 'signOut'))
    app.get(href('admin/reset', locale), open.show('admin/reset'))
    app.post(href('admin/reset', locale), open.receive('admin/reset', 'reset'))
    app.post(joinLocale(locale, againPath), guard(sendAgain))
    app.get(joinLocale(locale, '/admin/edit'), admin(editPage))
    if (hasPage(letterPreview.page))
      app.get(joinLocale(locale, letterPreview.path), admin(dispatched(letterPreview.page).call('preview')))
    for (const id of pageIds.filter(isGuarded)) {
      const { show, receive } = dispatched(id)
      const path = joinLocale(locale, routes[id].path)
      app.get(path, admin(show))
      app.post(path, admin(receive))
    }
  }
  for (const { method, path, page, name } of calls.filter(({ page }) => hasPage(page)))
    app.on(method, path, admin(withLocale(dispatched(page).call(name))))
  const nothing = guard(async (c) => plainError(404, localeOf(c)))
  const missing = admin(dispatched('admin/today').missing)
  for (const locale of locales) app.get(joinLocale(locale, '/admin/*'), missing)
  for (const folder of adminFolders) {
    app.all(folder, nothing)
    app.all(`${folder}/*`, nothing)
  }
  app.onError(respondToFailure)
  return app
}

function isGuarded(id: PageId): id is AdminPageId {
  return id.startsWith('admin/') && id !== 'admin/sign-in' && id !== 'admin/reset'
}
