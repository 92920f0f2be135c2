import { Hono } from 'hono'
import { formIds } from '../features/contact/fields.ts'
import type { AppEnv } from '../http/app-env.ts'
import { once } from '../http/once.ts'
import type { JobServices } from '../jobs/job-context.ts'
import { defaultLocale, locales, speaks, writtenLocales } from '../locale.ts'
import { seeOther } from '../rendering/answer-page.ts'
import { hasPage, href } from '../routes.ts'
import type { Data } from '../sources/data.ts'

/** Form endpoints. The handlers are loaded by the first submission: most isolates never get one. */
export function formRoutes(services: JobServices, data: Data): Hono<AppEnv> {
  const contact = once(async () => {
    const { contactEndpoint } = await import('./contact/contact.ts')
    return contactEndpoint(services, data)
  })
  const request = once(async () => {
    const { requestPageEndpoint } = await import('./contact/request-page.ts')
    return requestPageEndpoint(services, data)
  })
  const newsletter = once(async () => {
    const { newsletterEndpoint } = await import('./newsletter.ts')
    return newsletterEndpoint(services, data)
  })
  const bounces = once(async () => (await import('./newsletter-bounces.ts')).bouncesEndpoint(services))
  const app = new Hono<AppEnv>()
  if (hasPage('newsletter')) app.post('/api/newsletter', async (c) => (await newsletter()).subscribe(c))
  // A complaint may come after the newsletter was switched off, and holds when it is on again.
  app.post('/api/newsletter/bounces', async (c) => (await bounces())(c))
  for (const locale of locales) {
    for (const id of formIds)
      app.post(href(id, locale), async (c) => (await contact()).receive(c, id, locale))
    app.get(`${href('contact', locale)}/cerere.ics`, async (c) => (await contact()).calendar(c, locale))
  }
  // Links of mails hold longer than the clinic's languages: one that is off is answered in the default one.
  for (const written of writtenLocales) {
    const locale = speaks(written) ? written : defaultLocale
    app.get(href('request', written), async (c) => (await request()).show(c, locale))
    app.post(href('request', written), async (c) => (await request()).receive(c, locale))
    const links = ['newsletterUnsubscribe', 'newsletterConfirm'] as const
    for (const id of links.filter(hasPage)) {
      app.post(href(id, written), async (c) => (await newsletter())[id](c, locale))
      if (locale !== written)
        app.get(href(id, written), (c) => seeOther(`${href(id, locale)}${new URL(c.req.url).search}`))
    }
  }
  return app
}
