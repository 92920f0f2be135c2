import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'

/**
 * Names the rules by which documents are fetched ahead, to a visitor who comes from another page of the site. A browser
 * fetches them at once, beside the document: on the way to a first page that delays the first paint, and most visitors have
 * React before they leave it.
 */
export function nameSpeculationRules(c: Context<AppEnv>, page: Response): Response {
  if (c.req.header('sec-fetch-site') === 'same-origin')
    page.headers.set('speculation-rules', '"/speculation-rules.json"')
  return page
}
