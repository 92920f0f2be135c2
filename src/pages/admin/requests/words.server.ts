import { wordsBeside } from '../../../content/words-beside.ts'

/** For a reply, in the visitor's language, and for a file, which has no page. */
export const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))
