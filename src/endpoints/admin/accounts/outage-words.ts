import { wordsBeside } from '../../../content/words-beside.ts'

/** What an owner reads when something could not be done: whether it was, and what to press. */
export const outageWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))
