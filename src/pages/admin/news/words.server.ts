import { wordsBeside } from '../../../content/words-beside.ts'

/** What the pages of articles say, for what is said of them elsewhere in the admin. */
export const newsWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))
