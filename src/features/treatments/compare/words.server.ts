import { wordsBeside } from '../../../content/words-beside.ts'
import type { Locale } from '../../../locale.ts'
import type { CompareWords } from './ro.ts'

export const compareWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export type CompareTexts = { locale: Locale; compare: CompareWords }
