import { wordsBeside } from '../../content/words-beside.ts'

export const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))
