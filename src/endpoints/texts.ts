import type { Context } from 'hono'
import { loadTextsWith } from '../content/texts.ts'
import { preferencesTexts } from '../features/consent/preferences-texts.server.ts'
import { consentWords } from '../features/consent/words.server.ts'
import { instalmentTexts } from '../features/instalments/monthly-instalment.server.ts'
import { instalmentsWords } from '../features/instalments/words.server.ts'
import { rowsOfTreatments } from '../features/prices/rows-of-treatments.ts'
import { pricesWords } from '../features/prices/words.server.ts'
import { foundMembers } from '../features/team/found-members.server.ts'
import { shownTeam } from '../features/team/shown-team.server.ts'
import { searchWords } from '../features/treatments/search-words.server.ts'
import type { AppEnv } from '../http/app-env.ts'
import { plainError } from '../http/error-page.ts'
import { json } from '../http/json.ts'
import { defaultLocale, type Locale, locales } from '../locale.ts'
import type { Data } from '../sources/data.ts'

/** What a part of a page says once somebody asks for it. */
export const preferencesTextsOf = inOneLanguage(async (locale) =>
  preferencesTexts(await consentWords(locale)),
)

export const instalmentTextsOf = inOneLanguage(async (locale) =>
  instalmentTexts(await loadTextsWith(locale, { instalments: instalmentsWords })),
)

/** Also who and which prices can be found: a page of somebody who has left leads to the team. */
export function searchWordsOf(data: Data) {
  return inOneLanguage(async (locale) => {
    const names = ['emergency', 'sameWords', 'searchTexts', 'teamTexts', 'treatmentTexts'] as const
    const texts = await loadTextsWith(locale, { prices: pricesWords }, ...names)
    const [{ members }, list] = await Promise.all([data.team(), data.prices()])
    const team = foundMembers(locale, shownTeam(texts, members))
    const ignoredOfPrices = texts.prices.ignored
    return searchWords(texts, { team, prices: rowsOfTreatments(list), ignoredOfPrices })
  })
}

/** They are the same for everybody, and most of them until the next build. */
function inOneLanguage(load: (locale: Locale) => Promise<object>) {
  return async function textsOf(c: Context<AppEnv>): Promise<Response> {
    const locale = locales.find((each) => each === c.req.param('locale'))
    if (locale === undefined) return plainError(404, defaultLocale)
    return json(await load(locale), 200, { 'cache-control': 'public, max-age=3600' })
  }
}
