import { wordsBeside } from '../../content/words-beside.ts'
import type { Locale } from '../../locale.ts'
import type { NewsPageWords } from './ro.ts'

export const newsPageWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export type NewsPageTexts = { locale: Locale; newsPage: NewsPageWords }
