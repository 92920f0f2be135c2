import type { Context } from 'hono'
import { loadTexts, loadTextsWith } from '../content/texts.ts'
import { preferencesTexts } from '../features/consent/preferences-texts.server.ts'
import { consentWords } from '../features/consent/words.server.ts'
import { instalmentTexts } from '../features/instalments/monthly-instalment.server.ts'
import { instalmentsWords } from '../features/instalments/words.server.ts'
import { searchWords } from '../features/treatments/search-words.server.ts'
import type { AppEnv } from '../http/app-env.ts'
import { plainError } from '../http/error-page.ts'
import { json } from '../http/json.ts'
import { defaultLocale, type Locale, locales } from '../locale.ts'

/** What a part of a page says once somebody asks for it. */
export const preferencesTextsOf = inOneLanguage(async (locale) =>
  preferencesTexts(await consentWords(locale)),
)

export const instalmentTextsOf = inOneLanguage(async (locale) =>
  instalmentTexts(await loadTextsWith(locale, { instalments: instalmentsWords })),
)

export const searchWordsOf = inOneLanguage(async (locale) =>
  searchWords(await loadTexts(locale, 'emergency', 'sameWords', 'searchTexts', 'treatmentTexts')),
)

/** They are the same for everybody until the next build. */
function inOneLanguage(load: (locale: Locale) => Promise<object>) {
  return async function textsOf(c: Context<AppEnv>): Promise<Response> {
    const locale = locales.find((each) => each === c.req.param('locale'))
    if (locale === undefined) return plainError(404, defaultLocale)
    return json(await load(locale), 200, { 'cache-control': 'public, max-age=3600' })
  }
}
