import { wordsBeside } from '../../content/words-beside.ts'
import type { Locale } from '../../locale.ts'
import type { StoriesPageWords } from './ro.ts'

export const storiesPageWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export type StoriesPageTexts = { locale: Locale; storiesPage: StoriesPageWords }
