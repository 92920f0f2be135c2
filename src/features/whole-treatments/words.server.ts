import { wordsBeside } from '../../content/words-beside.ts'
import type { Locale } from '../../locale.ts'
import type { TotalsWords } from './ro.ts'

export const totalsWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export type TotalsTexts = { locale: Locale; totals: TotalsWords }
