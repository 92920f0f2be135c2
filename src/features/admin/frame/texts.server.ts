import { loadTexts, type Texts } from '../../../content/texts.ts'
import { wordsBeside } from '../../../content/words-beside.ts'
import type { Locale } from '../../../locale.ts'

/** Of the public texts, those that admin pages repeat. */
const publicOnes = [
  'consent',
  'contact',
  'instalments',
  'layout',
  'newsPage',
  'offer',
  'prices',
  'storiesPage',
  'teamPage',
  'teamTexts',
  'treatmentTexts',
] as const

export const frameWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

/** The words of what several admin pages have: each lies in the folder of what says it. */
const shared = {
  adminDrafts: wordsBeside((l): Promise<typeof import('../drafts/ro.ts')> => import(`../drafts/${l}.ts`)),
  adminFrame: frameWords,
  adminPhoto: wordsBeside((l): Promise<typeof import('../pictures/ro.ts')> => import(`../pictures/${l}.ts`)),
  adminRecords: wordsBeside((l): Promise<typeof import('../records/ro.ts')> => import(`../records/${l}.ts`)),
  adminTyped: wordsBeside((l): Promise<typeof import('../typed/ro.ts')> => import(`../typed/${l}.ts`)),
}
type Shared = { [Each in keyof typeof shared]: Awaited<ReturnType<(typeof shared)[Each]>> }

export type AdminTexts = Texts<(typeof publicOnes)[number]> & Shared

export async function loadAdminTexts(locale: Locale): Promise<AdminTexts> {
  const [ofPages, adminDrafts, adminFrame, adminPhoto, adminRecords, adminTyped] = await Promise.all([
    loadTexts(locale, ...publicOnes),
    shared.adminDrafts(locale),
    shared.adminFrame(locale),
    shared.adminPhoto(locale),
    shared.adminRecords(locale),
    shared.adminTyped(locale),
  ])
  return { ...ofPages, adminDrafts, adminFrame, adminPhoto, adminRecords, adminTyped }
}
