import { loadTexts, type Subject, subjects, type Texts } from '../../../content/texts.ts'
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
type Name = Extract<Subject, `admin${string}`> | (typeof publicOnes)[number]

export type AdminTexts = Texts<Name>

export function loadAdminTexts(locale: Locale): Promise<AdminTexts> {
  return loadTexts(locale, ...subjects.filter(isOfAdmin), ...publicOnes)
}

function isOfAdmin(subject: Subject): subject is Extract<Subject, `admin${string}`> {
  return subject.startsWith('admin')
}
