import { wordsBeside } from '../content/words-beside.ts'

export const errorWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))
