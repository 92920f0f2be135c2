import { wordsBeside } from '../../../content/words-beside.ts'

/** What forms of passwords and mails to accounts say. */
export const secretWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))
