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
  cookies: (l): Of<typeof import('./ro/legal/cookies.ts')> => import(`./${l}/legal/cookies.ts`),
  emergency: (l): Of<typeof import('./ro/emergency.ts')> => import(`./${l}/emergency.ts`),
  fieldTexts: (l): Of<typeof import('./ro/fields.ts')> => import(`./${l}/fields.ts`),
  home: (l): Of<typeof import('./ro/home.ts')> => import(`./${l}/home.ts`),
  privacy: (l): Of<typeof import('./ro/legal/privacy.ts')> => import(`./${l}/legal/privacy.ts`),
  roomTexts: (l): Of<typeof import('./ro/rooms.ts')> => import(`./${l}/rooms.ts`),
  sameWords: (l): Of<typeof import('./ro/same-words.ts')> => import(`./${l}/same-words.ts`),
  searchTexts: (l): Of<typeof import('./ro/search.ts')> => import(`./${l}/search.ts`),
  storedItemTexts: (l): Of<typeof import('./ro/legal/stored-items.ts')> =>
    import(`./${l}/legal/stored-items.ts`),
  storyTexts: (l): Of<typeof import('./ro/stories.ts')> => import(`./${l}/stories.ts`),
  teamTexts: (l): Of<typeof import('./ro/team.ts')> => import(`./${l}/team.ts`),
  treatmentTexts: (l): Of<typeof import('./ro/treatments.ts')> => import(`./${l}/treatments.ts`),
  videoTexts: (l): Of<typeof import('./ro/videos.ts')> => import(`./${l}/videos.ts`),
  wholeTexts: (l): Of<typeof import('./ro/whole-treatments.ts')> => import(`./${l}/whole-treatments.ts`),
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

type Loaders = Readonly<Record<string, (locale: Locale) => Promise<unknown>>>
type Loaded<Beside extends Loaders> = { [Each in keyof Beside]: Awaited<ReturnType<Beside[Each]>> }

/** Words that lie beside features, with the named texts: `loadTextsWith(locale, { prices: pricesWords }, 'teamTexts')`. */
export function loadTextsWith<Beside extends Loaders, Name extends TextName = never>(
  locale: Locale,
  beside: Beside,
  ...names: Name[]
): Promise<Texts<Name> & Loaded<Beside>>
export async function loadTextsWith(locale: Locale, beside: Loaders, ...names: TextName[]): Promise<object> {
  const loaded = Object.entries(beside).map(async ([name, load]) => [name, await load(locale)] as const)
  return { ...(await loadTexts(locale, ...names)), ...fromEntries(await Promise.all(loaded)) }
}

const textsIn = perLocale((locale) =>
  onceEach(async (name: TextName): Promise<unknown> => {
    const exported: Readonly<Record<string, unknown>> = await modules[name](locale)
    return exported[name]
  }),
)
