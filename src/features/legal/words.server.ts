import { wordsBeside } from '../../content/words-beside.ts'
import type { Locale } from '../../locale.ts'
import type { PolicyPageWords } from './ro.ts'

export const policyPageWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export type PolicyPageTexts = { locale: Locale; policyPage: PolicyPageWords }
