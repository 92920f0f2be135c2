import { wordsBeside } from '../../content/words-beside.ts'

export const complaintWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))
