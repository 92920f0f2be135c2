import { wordsBeside } from '../content/words-beside.ts'
import type { Locale } from '../locale.ts'
import type { LayoutWords } from './ro.ts'

export const layoutWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export type LayoutTexts = { locale: Locale; layout: LayoutWords }
