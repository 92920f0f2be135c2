import { wordsBeside } from '../../../content/words-beside.ts'
import type { Locale } from '../../../locale.ts'
import type { CourseLineWords } from './ro.ts'

export const courseLineWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export type CourseLineTexts = { locale: Locale; courseTexts: CourseLineWords }
