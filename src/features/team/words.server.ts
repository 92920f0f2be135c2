import { wordsBeside } from '../../content/words-beside.ts'
import type { Locale } from '../../locale.ts'
import type { TeamPageWords } from './ro.ts'

export const teamPageWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export type TeamPageTexts = { locale: Locale; teamPage: TeamPageWords }
