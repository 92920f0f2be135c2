import { Hono } from 'hono'
import { loadAdminTexts } from '../../features/admin/frame/texts.server.ts'
import { answerFailure } from '../../http/answer-failure.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { plainError } from '../../http/error-page.ts'
import { RateLimiter } from '../../http/rate-limiter.ts'
import { defaultLocale, isLocale, joinLocale, type Locale, locales } from '../../locale.ts'
import { hasPage, href, type RouteId, routes } from '../../routes.ts'
import { accountEndpoint } from './accounts/account.ts'
import { resetEndpoint } from './accounts/reset.ts'
import { signIn, signOut } from './accounts/sign-in.ts'
import { signInCode } from './accounts/sign-in-code.ts'
import { signInPage } from './accounts/sign-in-page.ts'
import type { AdminContext, AdminServices, AdminSession } from './admin-context.ts'
import { adminFolders } from './admin-context.ts'
import { againEndpoint } from './again.ts'
import { editPage } from './edit-page.ts'
import { guardAdmin, localeOf } from './guard.ts'
import { hoursEndpoint } from './hours.ts'
import { articleEndpoint } from './news/article.ts'
import { articlePictureEndpoint } from './news/article-picture.ts'
import { newsEndpoint } from './news/list.ts'
import { writtenTextEndpoint } from './news/written-text.ts'
import { autosaveNewsletter } from './newsletter/autosave.ts'
import { letterPreview } from './newsletter/letter-preview.ts'
import { newsletterEndpoint } from './newsletter/newsletter.ts'
import { subscribersEndpoint } from './newsletter/subscribers.ts'
import { offersEndpoint } from './offers.ts'
import { previewEndpoint } from './preview.ts'
import { autosave } from './prices/autosave.ts'
import { categoryEndpoint } from './prices/category.ts'
import { readListPage } from './prices/category-rows.ts'
import { openedIn } from './prices/opened-rows.ts'
import { overviewEndpoint } from './prices/overview.ts'
import { publicationsEndpoint } from './publishing/publications.ts'
import { auditEndpoint } from './records/audit.ts'
import { peopleEndpoint } from './records/people.ts'
import { redirectsEndpoint } from './redirects/redirects.ts'
import { requestsEndpoint } from './requests/requests.ts'
import { statisticsEndpoint } from './statistics.ts'
import { storiesEndpoint } from './stories/stories.ts'
import { storyEndpoint } from './stories/story.ts'
import { doctorEndpoint } from './team/doctor.ts'
import { doctorsEndpoint } from './team/doctors.ts'
import { todayEndpoint } from './today.ts'

/** Everything below `/admin` and `/api/admin`, in both languages. A path not named here is guarded too. */
export function adminEndpoint(services: AdminServices): Hono<AppEnv> {
  const { supabase, data } = services
  const app = new Hono<AppEnv>()
  const showSignIn = signInPage(data)
  const { signer } = data.forms
  const limiter = new RateLimiter()
  const guard = guardAdmin(supabase, signer, limiter, showSignIn)
  const again = (c: AdminContext, request: Request) => app.fetch(request, c.env, c.executionCtx)
  const signInServices = { supabase, signer, limiter, showSignIn, again }
  const sendAgain = againEndpoint(signer, again)
  const overview = overviewEndpoint(services)
  const category = categoryEndpoint(services)
  const offers = offersEndpoint(services)
  const hours = hoursEndpoint(services)
  const news = newsEndpoint(services)
  const article = articleEndpoint(services)
  const doctors = doctorsEndpoint(services)
  const doctor = doctorEndpoint(services)
  const stories = storiesEndpoint(services)
  const story = storyEndpoint(services)
  const redirects = redirectsEndpoint(services)
  const statistics = statisticsEndpoint(services)
  const publications = publicationsEndpoint(services)
  const requests = requestsEndpoint(services)
  const preview = previewEndpoint(services)
  const subscribers = subscribersEndpoint(services)
  const newsletter = newsletterEndpoint(services)
  const people = peopleEndpoint(services)
  const audit = auditEndpoint(services)
  const accounts = accountEndpoint(services, limiter)
  const reset = resetEndpoint(services, limiter)
  const today = todayEndpoint(services)

  /** The admin's own connection: row-level security applies to every row. */
  const admin = (handler: (c: AdminContext, session: AdminSession) => Promise<Response>) =>
    guard(async (c, account) => {
      if (supabase === null) return plainError(500, localeOf(c))
      const locale = localeOf(c)
      const [database, texts] = await Promise.all([
        supabase.asUser(account.accessToken),
        loadAdminTexts(locale),
      ])
      return handler(c, { account, database, locale, texts })
    })
  const inCategory = (handler: typeof category.show) =>
    admin((c, session) =>
      handler(c, {
        ...session,
        slug: c.req.param('slug') ?? '',
        opened: openedIn(c.req.queries('rand')),
        page: readListPage(c.req.query('pagina')),
      }),
    )
  /** API calls have one address for all languages; the language is sent with them. */
  const withLocale =
    <S extends AdminSession>(handler: (c: AdminContext, session: S) => Promise<Response>) =>
    async (c: AdminContext, session: S) => {
      const asked = c.req.query('limba')
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
    app.get(href('admin/today', locale), admin(today.show))
    app.get(href('admin/prices', locale), admin(overview.show))
    app.post(href('admin/prices', locale), admin(overview.receive))
    app.get(pathOf('admin/category', locale), inCategory(category.show))
    app.post(pathOf('admin/category', locale), inCategory(category.receive))
    if (hasPage('admin/offers')) {
      app.get(href('admin/offers', locale), admin(offers.show))
      app.post(href('admin/offers', locale), admin(offers.receive))
    }
    app.get(href('admin/hours', locale), admin(hours.show))
    app.post(href('admin/hours', locale), admin(hours.receive))
    if (hasPage('admin/news')) {
      app.get(href('admin/news', locale), admin(news.show))
      app.post(href('admin/news', locale), admin(news.receive))
      app.get(pathOf('admin/article', locale), admin(article.show))
      app.post(pathOf('admin/article', locale), admin(article.receive))
    }
    app.get(href('admin/doctors', locale), admin(doctors.show))
    app.post(href('admin/doctors', locale), admin(doctors.receive))
    app.get(pathOf('admin/doctor', locale), admin(doctor.show))
    app.post(pathOf('admin/doctor', locale), admin(doctor.receive))
    if (hasPage('admin/stories')) {
      app.get(href('admin/stories', locale), admin(stories.show))
      app.post(href('admin/stories', locale), admin(stories.receive))
      app.get(pathOf('admin/story', locale), admin(story.show))
      app.post(pathOf('admin/story', locale), admin(story.receive))
    }
    app.get(href('admin/redirects', locale), admin(redirects.show))
    app.post(href('admin/redirects', locale), admin(redirects.receive))
    app.get(href('admin/statistics', locale), admin(statistics))
    app.get(joinLocale(locale, '/admin/edit'), admin(editPage))
    app.get(href('admin/preview', locale), admin(preview.show))
    app.get(href('admin/requests', locale), admin(requests.show))
    app.post(href('admin/requests', locale), admin(requests.receive))
    if (hasPage('admin/subscribers')) app.get(href('admin/subscribers', locale), admin(subscribers.show))
    if (hasPage('admin/newsletter')) {
      app.get(href('admin/newsletter', locale), admin(newsletter.show))
      app.post(href('admin/newsletter', locale), admin(newsletter.receive))
      app.get(joinLocale(locale, '/admin/newsletter/preview'), admin(letterPreview))
    }
    app.get(href('admin/people', locale), admin(people.show))
    app.post(href('admin/people', locale), admin(people.receive))
    app.get(href('admin/audit', locale), admin(audit.show))
    app.get(href('admin/account', locale), admin(accounts.show))
    app.post(href('admin/account', locale), admin(accounts.receive))
    app.get(href('admin/reset', locale), reset.show)
    app.post(href('admin/reset', locale), reset.receive)
    app.get(href('admin/publications', locale), admin(publications.show))
    app.post(href('admin/publications', locale), admin(publications.receive))
  }
  app.get('/api/admin/prices.csv', admin(withLocale(overview.exportFile)))
  app.post('/api/admin/prices/:slug', inCategory(withLocale(autosave)))
  if (hasPage('admin/news')) {
    app.post('/api/admin/article', admin(withLocale(writtenTextEndpoint(data))))
    app.post('/api/admin/article/picture', admin(withLocale(articlePictureEndpoint(services))))
  }
  app.get('/api/admin/preview', admin(withLocale(preview.props)))
  app.get('/api/admin/requests.csv', admin(withLocale(requests.exportFile)))
  if (hasPage('admin/subscribers')) app.get('/api/admin/subscribers.csv', admin(subscribers.exportFile))
  if (hasPage('admin/newsletter')) app.post('/api/admin/newsletter', admin(withLocale(autosaveNewsletter)))
  app.post('/api/admin/export.json', admin(audit.exportAll))
  const nothing = guard(async (c) => plainError(404, localeOf(c)))
  const missing = admin(today.missing)
  for (const locale of locales) app.get(joinLocale(locale, '/admin/*'), missing)
  for (const folder of adminFolders) {
    app.all(folder, nothing)
    app.all(`${folder}/*`, nothing)
  }
  app.onError(answerFailure)
  return app
}

/** The path of a page with the name of its parameter, as Hono reads it. */
function pathOf(id: RouteId, locale: Locale): string {
  return joinLocale(locale, routes[id].path)
}
