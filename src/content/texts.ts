import { fromEntries } from '../format/from-entries.ts'
import { type Locale, perLocale } from '../locale.ts'
import { onceEach } from '../once-each.ts'
import type { Shape } from './text-shape.ts'

/**
 * The texts by name: the export of that name, in this file of the folder of each language. A module is evaluated by
 * the first page that shows it. `tests/unit/content/content.test.ts` asks for each in every language.
 */
const modules = {
  accessibility: (l): Of<typeof import('./ro/legal/accessibility.ts')> =>
    import(`./${l}/legal/accessibility.ts`),
  compare: (l): Of<typeof import('./ro/compare.ts')> => import(`./${l}/compare.ts`),
  consent: (l): Of<typeof import('./ro/consent.ts')> => import(`./${l}/consent.ts`),
  consentWithGoogle: (l): Of<typeof import('./ro/consent.ts')> => import(`./${l}/consent.ts`),
  contact: (l): Of<typeof import('./ro/contact.ts')> => import(`./${l}/contact.ts`),
  cookies: (l): Of<typeof import('./ro/legal/cookies.ts')> => import(`./${l}/legal/cookies.ts`),
  courseTexts: (l): Of<typeof import('./ro/courses.ts')> => import(`./${l}/courses.ts`),
  emergency: (l): Of<typeof import('./ro/emergency.ts')> => import(`./${l}/emergency.ts`),
  errors: (l): Of<typeof import('./ro/errors.ts')> => import(`./${l}/errors.ts`),
  home: (l): Of<typeof import('./ro/home.ts')> => import(`./${l}/home.ts`),
  instalments: (l): Of<typeof import('./ro/payment/instalments.ts')> =>
    import(`./${l}/payment/instalments.ts`),
  layout: (l): Of<typeof import('./ro/layout.ts')> => import(`./${l}/layout.ts`),
  newsPage: (l): Of<typeof import('./ro/news-page.ts')> => import(`./${l}/news-page.ts`),
  newsletter: (l): Of<typeof import('./ro/newsletter.ts')> => import(`./${l}/newsletter.ts`),
  offer: (l): Of<typeof import('./ro/payment/offer.ts')> => import(`./${l}/payment/offer.ts`),
  periods: (l): Of<typeof import('./ro/periods.ts')> => import(`./${l}/periods.ts`),
  policyPage: (l): Of<typeof import('./ro/legal/policy-page.ts')> => import(`./${l}/legal/policy-page.ts`),
  prices: (l): Of<typeof import('./ro/payment/prices.ts')> => import(`./${l}/payment/prices.ts`),
  privacy: (l): Of<typeof import('./ro/legal/privacy.ts')> => import(`./${l}/legal/privacy.ts`),
  sameWords: (l): Of<typeof import('./ro/same-words.ts')> => import(`./${l}/same-words.ts`),
  storiesPage: (l): Of<typeof import('./ro/stories-page.ts')> => import(`./${l}/stories-page.ts`),
  storedItemTexts: (l): Of<typeof import('./ro/legal/stored-items.ts')> =>
    import(`./${l}/legal/stored-items.ts`),
  storyTexts: (l): Of<typeof import('./ro/stories.ts')> => import(`./${l}/stories.ts`),
  teamPage: (l): Of<typeof import('./ro/team-page.ts')> => import(`./${l}/team-page.ts`),
  teamTexts: (l): Of<typeof import('./ro/team.ts')> => import(`./${l}/team.ts`),
  totals: (l): Of<typeof import('./ro/payment/totals.ts')> => import(`./${l}/payment/totals.ts`),
  treatmentPage: (l): Of<typeof import('./ro/treatment-page.ts')> => import(`./${l}/treatment-page.ts`),
  treatmentTexts: (l): Of<typeof import('./ro/treatments.ts')> => import(`./${l}/treatments.ts`),
  treatmentsList: (l): Of<typeof import('./ro/treatments-list.ts')> => import(`./${l}/treatments-list.ts`),
  videoTexts: (l): Of<typeof import('./ro/videos.ts')> => import(`./${l}/videos.ts`),
} satisfies Record<string, (l: Locale) => Promise<object>>
type Of<Module> = Promise<Module>

type Modules = typeof modules
export type TextName = keyof Modules

/** Some texts in one language: `Texts<'home' | 'prices'>`. */
export type Texts<Name extends TextName> = { locale: Locale } & {
  [Each in Name]: Awaited<ReturnType<Modules[Each]>> extends Record<Each, infer Text> ? Shape<Text> : never
}
/** The texts of one name: `TextOf<'home'>`. */
export type TextOf<Name extends TextName> = Texts<Name>[Name]

export const textNames = Object.keys(modules).filter((name): name is TextName => name in modules)

/** The named texts in one language; no other module is evaluated. */
export function loadTexts<Name extends TextName>(locale: Locale, ...names: Name[]): Promise<Texts<Name>>
export async function loadTexts(locale: Locale, ...names: TextName[]): Promise<object> {
  const texts = await Promise.all(names.map(async (name) => [name, await textsIn(locale)(name)] as const))
  return { locale, ...fromEntries(texts) }
}

const textsIn = perLocale((locale) =>
  onceEach(async (name: TextName): Promise<unknown> => {
    const exported: Readonly<Record<string, unknown>> = await modules[name](locale)
    return exported[name]
  }),
)
