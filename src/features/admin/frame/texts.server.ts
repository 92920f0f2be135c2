import { loadTexts, type Texts } from '../../../content/texts.ts'
import type { Locale } from '../../../locale.ts'

const subjects = [
  'admin',
  'adminAccount',
  'adminAudit',
  'adminFrame',
  'adminHours',
  'adminNews',
  'adminNewsletter',
  'adminOffers',
  'adminPeople',
  'adminPreview',
  'adminPrices',
  'adminPublications',
  'adminRedirects',
  'adminRequests',
  'adminStatistics',
  'adminReset',
  'adminSecondFactor',
  'adminSubscribers',
  'adminStories',
  'adminTeam',
  'adminToday',
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

export type AdminTexts = Texts<(typeof subjects)[number]>

export function loadAdminTexts(locale: Locale): Promise<AdminTexts> {
  return loadTexts(locale, ...subjects)
}
