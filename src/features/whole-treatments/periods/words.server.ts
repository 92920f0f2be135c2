import { wordsBeside } from '../../../content/words-beside.ts'
import type { Locale } from '../../../locale.ts'
import type { PeriodWords } from './ro.ts'

export const periodWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export type PeriodTexts = { locale: Locale; periods: PeriodWords }
