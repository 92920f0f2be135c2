import { wordsBeside } from '../../../content/words-beside.ts'

/** What the page says, for the endpoints beside it. */
export const newsletterWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))
