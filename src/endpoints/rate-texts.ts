import type { Context } from 'hono'
import { loadTexts } from '../content/texts.ts'
import { rateTexts } from '../features/instalments/rate.server.ts'
import type { AppEnv } from '../http/app-env.ts'
import { plainError } from '../http/error-page.ts'
import { json } from '../http/json.ts'
import { defaultLocale, locales } from '../locale.ts'

/** The texts of a rate in one language, the same for everybody until the next build. */
export async function rateTextsOf(c: Context<AppEnv>): Promise<Response> {
  const locale = locales.find((each) => each === c.req.param('locale'))
  if (locale === undefined) return plainError(404, defaultLocale)
  const texts = await loadTexts(locale, 'instalments', 'prices')
  return json(rateTexts(texts), 200, { 'cache-control': 'public, max-age=3600' })
}
