import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import type { PriceWords } from './ro.ts'

/** The texts of all admin pages, and the words of the price list. */
export type PriceTexts = PlaceTexts<PriceWords>

const modules = import.meta.glob<{ words: PriceWords }>('./??.ts')

/** For what is not a page: the price file in any language, and the response to a form that saves itself. */
export async function priceTexts(texts: AdminTexts): Promise<PriceTexts> {
  const load = modules[`./${texts.locale}.ts`]
  if (load === undefined) throw new Error(`There are no words of the price list in ${texts.locale}`)
  return { ...texts, words: (await load()).words }
}
