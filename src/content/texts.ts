import { fromEntries } from '../format/from-entries.ts'
import type { Locale } from '../locale.ts'

/** The texts of each language, by subject. A module is evaluated by the first page that shows it. */
const modules = {
  ro: {
    accessibility: async () => (await import('./ro/legal/accessibility.ts')).accessibility,
    admin: async () => (await import('./ro/admin/sign-in.ts')).admin,
    adminAccount: async () => (await import('./ro/admin/account.ts')).adminAccount,
    adminAudit: async () => (await import('./ro/admin/records.ts')).adminAudit,
    adminFrame: async () => (await import('./ro/admin/prices.ts')).adminFrame,
    adminHours: async () => (await import('./ro/admin/hours.ts')).adminHours,
<<<<<<< HEAD
    adminNewsletter: async () => (await import('./ro/admin/newsletter.ts')).adminNewsletter,
=======
    adminNews: async () => (await import('./ro/admin/news.ts')).adminNews,
>>>>>>> main
    adminOffers: async () => (await import('./ro/admin/offers.ts')).adminOffers,
    adminPeople: async () => (await import('./ro/admin/records.ts')).adminPeople,
    adminPreview: async () => (await import('./ro/admin/prices.ts')).adminPreview,
    adminPrices: async () => (await import('./ro/admin/prices.ts')).adminPrices,
    adminPublications: async () => (await import('./ro/admin/prices.ts')).adminPublications,
    adminRedirects: async () => (await import('./ro/admin/redirects.ts')).adminRedirects,
    adminRequests: async () => (await import('./ro/admin/requests.ts')).adminRequests,
    adminStatistics: async () => (await import('./ro/admin/statistics.ts')).adminStatistics,
    adminReset: async () => (await import('./ro/admin/account.ts')).adminReset,
    adminSecondFactor: async () => (await import('./ro/admin/second-factor.ts')).adminSecondFactor,
    adminSubscribers: async () => (await import('./ro/admin/subscribers.ts')).adminSubscribers,
    adminToday: async () => (await import('./ro/admin/today.ts')).adminToday,
    adminTeam: async () => (await import('./ro/admin/team.ts')).adminTeam,
    compare: async () => (await import('./ro/compare.ts')).compare,
    consent: async () => (await import('./ro/consent.ts')).consent,
    consentWithGoogle: async () => (await import('./ro/consent.ts')).consentWithGoogle,
    contact: async () => (await import('./ro/contact.ts')).contact,
    cookies: async () => (await import('./ro/legal/cookies.ts')).cookies,
    courseTexts: async () => (await import('./ro/courses.ts')).courseTexts,
    emergency: async () => (await import('./ro/emergency.ts')).emergency,
    errors: async () => (await import('./ro/errors.ts')).errors,
    home: async () => (await import('./ro/home.ts')).home,
    inPain: async () => (await import('./ro/in-pain.ts')).inPain,
    instalments: async () => (await import('./ro/payment/instalments.ts')).instalments,
    layout: async () => (await import('./ro/layout.ts')).layout,
    mouth: async () => (await import('./ro/mouth.ts')).mouth,
    newsPage: async () => (await import('./ro/news-page.ts')).newsPage,
    newsletter: async () => (await import('./ro/newsletter.ts')).newsletter,
    offer: async () => (await import('./ro/payment/offer.ts')).offer,
    periods: async () => (await import('./ro/periods.ts')).periods,
    policyPage: async () => (await import('./ro/legal/policy-page.ts')).policyPage,
    prices: async () => (await import('./ro/payment/prices.ts')).prices,
    privacy: async () => (await import('./ro/legal/privacy.ts')).privacy,
    stopCard: async () => (await import('./ro/stop-card.ts')).stopCard,
    storiesPage: async () => (await import('./ro/stories-page.ts')).storiesPage,
    storedItemTexts: async () => (await import('./ro/legal/stored-items.ts')).storedItemTexts,
    storyTexts: async () => (await import('./ro/stories.ts')).storyTexts,
    teamPage: async () => (await import('./ro/team-page.ts')).teamPage,
    teamTexts: async () => (await import('./ro/team.ts')).teamTexts,
    totals: async () => (await import('./ro/payment/totals.ts')).totals,
    treatmentPage: async () => (await import('./ro/treatment-page.ts')).treatmentPage,
    treatmentTexts: async () => (await import('./ro/treatments.ts')).treatmentTexts,
    treatmentsList: async () => (await import('./ro/treatments-list.ts')).treatmentsList,
    videoTexts: async () => (await import('./ro/videos.ts')).videoTexts,
  },
  en: {
    accessibility: async () => (await import('./en/legal/accessibility.ts')).accessibility,
    admin: async () => (await import('./en/admin/sign-in.ts')).admin,
    adminAccount: async () => (await import('./en/admin/account.ts')).adminAccount,
    adminAudit: async () => (await import('./en/admin/records.ts')).adminAudit,
    adminFrame: async () => (await import('./en/admin/prices.ts')).adminFrame,
    adminHours: async () => (await import('./en/admin/hours.ts')).adminHours,
<<<<<<< HEAD
    adminNewsletter: async () => (await import('./en/admin/newsletter.ts')).adminNewsletter,
=======
    adminNews: async () => (await import('./en/admin/news.ts')).adminNews,
>>>>>>> main
    adminOffers: async () => (await import('./en/admin/offers.ts')).adminOffers,
    adminPeople: async () => (await import('./en/admin/records.ts')).adminPeople,
    adminPreview: async () => (await import('./en/admin/prices.ts')).adminPreview,
    adminPrices: async () => (await import('./en/admin/prices.ts')).adminPrices,
    adminPublications: async () => (await import('./en/admin/prices.ts')).adminPublications,
    adminRedirects: async () => (await import('./en/admin/redirects.ts')).adminRedirects,
    adminRequests: async () => (await import('./en/admin/requests.ts')).adminRequests,
    adminStatistics: async () => (await import('./en/admin/statistics.ts')).adminStatistics,
    adminReset: async () => (await import('./en/admin/account.ts')).adminReset,
    adminSecondFactor: async () => (await import('./en/admin/second-factor.ts')).adminSecondFactor,
    adminSubscribers: async () => (await import('./en/admin/subscribers.ts')).adminSubscribers,
    adminToday: async () => (await import('./en/admin/today.ts')).adminToday,
    adminTeam: async () => (await import('./en/admin/team.ts')).adminTeam,
    compare: async () => (await import('./en/compare.ts')).compare,
    consent: async () => (await import('./en/consent.ts')).consent,
    consentWithGoogle: async () => (await import('./en/consent.ts')).consentWithGoogle,
    contact: async () => (await import('./en/contact.ts')).contact,
    cookies: async () => (await import('./en/legal/cookies.ts')).cookies,
    courseTexts: async () => (await import('./en/courses.ts')).courseTexts,
    emergency: async () => (await import('./en/emergency.ts')).emergency,
    errors: async () => (await import('./en/errors.ts')).errors,
    home: async () => (await import('./en/home.ts')).home,
    inPain: async () => (await import('./en/in-pain.ts')).inPain,
    instalments: async () => (await import('./en/payment/instalments.ts')).instalments,
    layout: async () => (await import('./en/layout.ts')).layout,
    mouth: async () => (await import('./en/mouth.ts')).mouth,
    newsPage: async () => (await import('./en/news-page.ts')).newsPage,
    newsletter: async () => (await import('./en/newsletter.ts')).newsletter,
    offer: async () => (await import('./en/payment/offer.ts')).offer,
    periods: async () => (await import('./en/periods.ts')).periods,
    policyPage: async () => (await import('./en/legal/policy-page.ts')).policyPage,
    prices: async () => (await import('./en/payment/prices.ts')).prices,
    privacy: async () => (await import('./en/legal/privacy.ts')).privacy,
    stopCard: async () => (await import('./en/stop-card.ts')).stopCard,
    storiesPage: async () => (await import('./en/stories-page.ts')).storiesPage,
    storedItemTexts: async () => (await import('./en/legal/stored-items.ts')).storedItemTexts,
    storyTexts: async () => (await import('./en/stories.ts')).storyTexts,
    teamPage: async () => (await import('./en/team-page.ts')).teamPage,
    teamTexts: async () => (await import('./en/team.ts')).teamTexts,
    totals: async () => (await import('./en/payment/totals.ts')).totals,
    treatmentPage: async () => (await import('./en/treatment-page.ts')).treatmentPage,
    treatmentTexts: async () => (await import('./en/treatments.ts')).treatmentTexts,
    treatmentsList: async () => (await import('./en/treatments-list.ts')).treatmentsList,
    videoTexts: async () => (await import('./en/videos.ts')).videoTexts,
  },
}

type Modules = (typeof modules)[Locale]
export type Subject = keyof Modules

/** Texts of some subjects in one language: `Texts<'home' | 'prices'>`. */
export type Texts<Name extends Subject> = { locale: Locale } & {
  [Each in Name]: Awaited<ReturnType<Modules[Each]>>
}

/** The texts of the named subjects in one language; no other module is evaluated. */
export function loadTexts<Name extends Subject>(locale: Locale, ...names: Name[]): Promise<Texts<Name>>
export async function loadTexts(locale: Locale, ...names: Subject[]): Promise<object> {
  const texts = await Promise.all(names.map(async (name) => [name, await modules[locale][name]()] as const))
  return { locale, ...fromEntries(texts) }
}
