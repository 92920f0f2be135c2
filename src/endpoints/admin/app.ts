import { Hono } from 'hono'
import { loadAdminTexts } from '../../features/admin/frame/texts.server.ts'
import type { AdminPageId } from '../../features/admin/subjects/published-subject.ts'
import { answerFailure } from '../../http/answer-failure.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { plainError } from '../../http/error-page.ts'
import { RateLimiter } from '../../http/rate-limiter.ts'
import { defaultLocale, isLocale, joinLocale, locales } from '../../locale.ts'
import { hasPage, href, type PageId, pageIds, routes } from '../../routes.ts'
import { againEndpoint } from './accounts/again.ts'
import { guardAdmin, localeOf } from './accounts/guard.ts'
import { resetEndpoint } from './accounts/reset.ts'
import { signIn, signOut } from './accounts/sign-in.ts'
import { signInCode } from './accounts/sign-in-code.ts'
import { signInPage } from './accounts/sign-in-page.ts'
import { type AdminContext, type AdminServices, adminFolders } from './admin-context.ts'
import { articlePictureEndpoint } from './news/article-picture.ts'
import { writtenTextEndpoint } from './news/written-text.ts'
import { autosaveNewsletter } from './newsletter/autosave.ts'
import { letterPreview } from './newsletter/letter-preview.ts'
import { subscribersFile } from './newsletter/subscribers-file.ts'
import { type AdminHandler, type AdminPageHandlers, adminPages } from './own-endpoints.ts'
import { dispatcher } from './pages/dispatch.ts'
import { editPage } from './preview/edit-page.ts'
import { autosave } from './prices/autosave.ts'
import { exportPrices } from './prices/price-file.ts'
import { exportAll } from './records/export-all.ts'
import { requestsFileEndpoint } from './records/requests-file.ts'

/** Everything below `/admin` and `/api/admin`, in both languages. A path not named here is guarded too. */
export function adminEndpoint(services: AdminServices): Hono<AppEnv> {
  const { supabase, data, mailer } = services
  const app = new Hono<AppEnv>()
  const showSignIn = signInPage(data)
  const { signer } = data.forms
  const limiter = new RateLimiter()
  const guard = guardAdmin(supabase, signer, limiter, showSignIn)
  const again = (c: AdminContext, request: Request) => app.fetch(request, c.env, c.executionCtx)
  const signInServices = { supabase, signer, limiter, showSignIn, again, mailer }
  const sendAgain = againEndpoint(signer, again)
  const pages = adminPages(services, limiter)
  const own: Partial<Record<AdminPageId, AdminPageHandlers>> = pages
  const dispatched = dispatcher(services)
  const reset = resetEndpoint(services, limiter)

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
      const asked = c.req.query('locale')
      const locale = isLocale(asked) ? asked : defaultLocale
      return handler(c, { ...session, locale, texts: await loadAdminTexts(locale) })
    }

  for (const locale of locales) {
    app.get(href('admin/sign-in', locale), (c) =>
      showSignIn(c, locale, { status: 200, problem: null, tells: true, back: '', email: '' }),
    )
    app.post(href('admin/sign-in', locale), signIn(signInServices))
    app.post(joinLocale(locale, '/admin/sign-in/code'), signInCode(signInServices))
    app.post(joinLocale(locale, '/admin/sign-out'), signOut(signInServices))
    app.post(joinLocale(locale, sendAgain.path), guard(sendAgain.receive))
    app.get(joinLocale(locale, '/admin/edit'), admin(editPage))
    if (hasPage('admin/newsletter'))
      app.get(joinLocale(locale, '/admin/newsletter/preview'), admin(letterPreview))
    app.get(href('admin/reset', locale), reset.show)
    app.post(href('admin/reset', locale), reset.receive)
    for (const id of pageIds.filter(isGuarded)) {
      const { show, receive } = own[id] ?? dispatched(id)
      const path = joinLocale(locale, routes[id].path)
      app.get(path, admin(show))
      if (receive) app.post(path, admin(receive))
    }
  }
  app.get('/api/admin/prices.csv', admin(withLocale(exportPrices)))
  app.post('/api/admin/prices/:slug', admin(withLocale(autosave)))
  if (hasPage('admin/news')) {
    app.post('/api/admin/article', admin(withLocale(writtenTextEndpoint(data))))
    app.post('/api/admin/article/picture', admin(withLocale(articlePictureEndpoint(services))))
  }
  app.get('/api/admin/preview', admin(withLocale(pages['admin/preview'].props)))
  app.get('/api/admin/requests.csv', admin(withLocale(requestsFileEndpoint(services))))
  if (hasPage('admin/subscribers')) app.get('/api/admin/subscribers.csv', admin(withLocale(subscribersFile)))
  if (hasPage('admin/newsletter')) app.post('/api/admin/newsletter', admin(withLocale(autosaveNewsletter)))
  app.post('/api/admin/export.json', admin(exportAll))
  const nothing = guard(async (c) => plainError(404, localeOf(c)))
  const missing = admin(dispatched('admin/today').missing)
  for (const locale of locales) app.get(joinLocale(locale, '/admin/*'), missing)
  for (const folder of adminFolders) {
    app.all(folder, nothing)
    app.all(`${folder}/*`, nothing)
  }
  app.onError(answerFailure)
  return app
}

function isGuarded(id: PageId): id is AdminPageId {
  return id.startsWith('admin/') && id !== 'admin/sign-in' && id !== 'admin/reset'
}
