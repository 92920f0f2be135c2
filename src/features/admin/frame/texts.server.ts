import { loadTexts, type TextName, type Texts, textNames } from '../../../content/texts.ts'
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
type Name = Extract<TextName, `admin${string}`> | (typeof publicOnes)[number]

export type AdminTexts = Texts<Name>

export function loadAdminTexts(locale: Locale): Promise<AdminTexts> {
  return loadTexts(locale, ...textNames.filter(isOfAdmin), ...publicOnes)
}

function isOfAdmin(subject: TextName): subject is Extract<TextName, `admin${string}`> {
  return subject.startsWith('admin')
}
