import { wordsBeside } from '../../content/words-beside.ts'
import type { Locale } from '../../locale.ts'
import type { InstalmentsWords } from './ro.ts'

export const instalmentsWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export type InstalmentsTexts = { locale: Locale; instalments: InstalmentsWords }
