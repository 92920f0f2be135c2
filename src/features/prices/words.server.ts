import { wordsBeside } from '../../content/words-beside.ts'
import type { Locale } from '../../locale.ts'
import type { PricesWords } from './ro.ts'

export const pricesWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export type PricesTexts = { locale: Locale; prices: PricesWords }
