import { loadTextsWith } from '../../../content/texts.ts'
import { wordsBeside } from '../../../content/words-beside.ts'
import { layoutWords } from '../../../layout/words.server.ts'
import type { Locale } from '../../../locale.ts'
import { complaintWords } from '../../complaints/words.server.ts'
import { consentWords } from '../../consent/words.server.ts'
import { contactWords } from '../../contact/words.server.ts'
import { instalmentsWords } from '../../instalments/words.server.ts'
import { newsPageWords } from '../../news/words.server.ts'
import { offerWords } from '../../offer/words.server.ts'
import { pricesWords } from '../../prices/words.server.ts'
import { roomsWords } from '../../rooms/words.server.ts'
import { storiesPageWords } from '../../stories/words.server.ts'
import { teamPageWords } from '../../team/words.server.ts'

export const frameWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

/** The words of what several admin pages have, each in the folder of what says it, and those of public parts that they repeat. */
const shared = {
  adminDrafts: wordsBeside((l): Promise<typeof import('../drafts/ro.ts')> => import(`../drafts/${l}.ts`)),
  adminFrame: frameWords,
  adminPhoto: wordsBeside((l): Promise<typeof import('../pictures/ro.ts')> => import(`../pictures/${l}.ts`)),
  adminRecords: wordsBeside((l): Promise<typeof import('../records/ro.ts')> => import(`../records/${l}.ts`)),
  adminTyped: wordsBeside((l): Promise<typeof import('../typed/ro.ts')> => import(`../typed/${l}.ts`)),
  complaints: complaintWords,
  consent: consentWords,
  contact: contactWords,
  instalments: instalmentsWords,
  layout: layoutWords,
  newsPage: newsPageWords,
  offer: offerWords,
  prices: pricesWords,
  rooms: roomsWords,
  storiesPage: storiesPageWords,
  teamPage: teamPageWords,
}

export type AdminTexts = Awaited<ReturnType<typeof loadAdminTexts>>

export function loadAdminTexts(locale: Locale) {
  return loadTextsWith(locale, shared, 'emergency', 'teamTexts', 'treatmentTexts')
}
