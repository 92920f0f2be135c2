import { accessibility as accessibilityEn } from '../../content/en/accessibility.ts'
import { contact as contactEn } from '../../content/en/contact.ts'
import { cookies as cookiesEn } from '../../content/en/cookies.ts'
import { home as homeEn } from '../../content/en/home.ts'
import { instalments as instalmentsEn } from '../../content/en/instalments.ts'
import { layout as layoutEn } from '../../content/en/layout.ts'
import { newsPage as newsEn } from '../../content/en/news-page.ts'
import { offer as offerEn } from '../../content/en/offer.ts'
import { prices as pricesEn } from '../../content/en/prices.ts'
import { privacy as privacyEn } from '../../content/en/privacy.ts'
import { storiesPage as storiesEn } from '../../content/en/stories-page.ts'
import { teamPage as teamEn } from '../../content/en/team-page.ts'
import { treatmentTexts as treatmentTextsEn } from '../../content/en/treatments.ts'
import { treatmentsList as treatmentsEn } from '../../content/en/treatments-list.ts'
import { articles } from '../../content/news.ts'
import { accessibility as accessibilityRo } from '../../content/ro/accessibility.ts'
import { contact as contactRo } from '../../content/ro/contact.ts'
import { cookies as cookiesRo } from '../../content/ro/cookies.ts'
import { home as homeRo } from '../../content/ro/home.ts'
import { instalments as instalmentsRo } from '../../content/ro/instalments.ts'
import { layout as layoutRo } from '../../content/ro/layout.ts'
import { newsPage as newsRo } from '../../content/ro/news-page.ts'
import { offer as offerRo } from '../../content/ro/offer.ts'
import { prices as pricesRo } from '../../content/ro/prices.ts'
import { privacy as privacyRo } from '../../content/ro/privacy.ts'
import { storiesPage as storiesRo } from '../../content/ro/stories-page.ts'
import { teamPage as teamRo } from '../../content/ro/team-page.ts'
import { treatmentTexts as treatmentTextsRo } from '../../content/ro/treatments.ts'
import { treatmentsList as treatmentsRo } from '../../content/ro/treatments-list.ts'
import { treatments } from '../../content/treatments.ts'
import { type Locale, locales } from '../../locale.ts'
import { href } from '../../routes.ts'
import { priceSnapshot } from '../prices/snapshot.ts'

/** What is drawn where a page is shared: its heading, where it belongs, and an illustration by name. */
export type SharedPicture = {
  address: string
  locale: Locale
  title: string
  section: string
  illustration: string
}

const texts = {
  ro: {
    nav: layoutRo.nav,
    clinicName: layoutRo.clinicName,
    home: homeRo.hero,
    treatments: treatmentsRo,
    treatment: treatmentTextsRo,
    prices: pricesRo,
    stories: storiesRo,
    team: teamRo,
    news: newsRo,
    contact: contactRo,
    implantOffer: offerRo,
    instalments: instalmentsRo,
    privacy: privacyRo,
    cookies: cookiesRo,
    accessibility: accessibilityRo,
  },
  en: {
    nav: layoutEn.nav,
    clinicName: layoutEn.clinicName,
    home: homeEn.hero,
    treatments: treatmentsEn,
    treatment: treatmentTextsEn,
    prices: pricesEn,
    stories: storiesEn,
    team: teamEn,
    news: newsEn,
    contact: contactEn,
    implantOffer: offerEn,
    instalments: instalmentsEn,
    privacy: privacyEn,
    cookies: cookiesEn,
    accessibility: accessibilityEn,
  },
}

/** Every public page that the build knows of. The first is the page that stands for all others. */
export function sharedPictures(): SharedPicture[] {
  return locales.flatMap((locale) => [
    ...fixedPages(locale),
    ...treatmentPages(locale),
    ...pricePages(locale),
    ...articlePages(locale),
  ])
}

const illustrations = {
  home: 'hero',
  treatments: 'hero',
  prices: 'clinic',
  stories: 'after_veneers',
  team: 'clinic',
  news: 'letter',
  contact: 'map',
  implantOffer: 'offer',
  instalments: 'instalments',
  privacy: 'letter',
  cookies: 'letter',
  accessibility: 'clinic',
} as const

function fixedPages(locale: Locale): SharedPicture[] {
  const { nav, clinicName, ...pages } = texts[locale]
  const sections = { ...nav, home: pages.home.eyebrow, implantOffer: nav.prices, instalments: nav.prices }
  const section = new Map<string, string>(Object.entries(sections))
  const ids = [
    'home',
    'treatments',
    'prices',
    'stories',
    'team',
    'news',
    'contact',
    'implantOffer',
    'instalments',
  ] as const
  const legal = ['privacy', 'cookies', 'accessibility'] as const
  const sectionOf = (id: string, title: string) => {
    const name = section.get(id)
    return name === undefined || name === title ? clinicName : name
  }
  return [...ids, ...legal].map((id) => ({
    address: href(id, locale),
    locale,
    title: pages[id].title,
    section: sectionOf(id, pages[id].title),
    illustration: illustrations[id],
  }))
}

function treatmentPages(locale: Locale): SharedPicture[] {
  const { treatment, treatments: list } = texts[locale]
  return treatments.map(({ key, slug, category }) => ({
    address: href('treatment', locale, { slug }),
    locale,
    title: treatment[key].title,
    section: list.categories[category].name,
    illustration: key,
  }))
}

/** A category of prices shows what its first rows pay for. */
function pricePages(locale: Locale): SharedPicture[] {
  const { nav } = texts[locale]
  return priceSnapshot.categories.map(({ slug, title }) => {
    const rows = priceSnapshot.items.filter(({ category }) => category === slug)
    const key = rows.find(({ treatments }) => treatments.length === 1)?.treatments[0]
    return {
      address: href('priceCategory', locale, { slug }),
      locale,
      title: title[locale],
      section: nav.prices,
      illustration: key ?? 'clinic',
    }
  })
}

function articlePages(locale: Locale): SharedPicture[] {
  const { categories } = texts[locale].news
  return articles.flatMap(({ slug, category, treatments: [about], ...article }) => {
    const text = article[locale]
    if (!text) return []
    return {
      address: href('article', locale, { slug }),
      locale,
      title: text.title,
      section: categories[category],
      illustration: about ?? 'letter',
    }
  })
}
