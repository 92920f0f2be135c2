import { wordsBeside } from '../../content/words-beside.ts'
import type { Locale } from '../../locale.ts'
import type { OfferWords } from './ro.ts'

export const offerWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export type OfferTexts = { locale: Locale; offer: OfferWords }
