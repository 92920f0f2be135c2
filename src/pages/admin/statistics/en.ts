import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import { forEachLanguage } from '../../../format/languages.ts'
import type { StatisticsWords } from './ro.ts'

export const words = {
  menu: 'Statistics',
  metaTitle: titled('Statistics of the site', `${clinic.name} administration`),
  title: 'Statistics',
  lead: 'Figures about pages and nothing about people: no IP addresses, no identifiers, nothing that was written into forms.',
  periods: 'Period',
  period: { one: 'Last {count} day', other: 'Last {count} days' },
  none: 'Nothing has been measured in this period yet.',
  unset:
    'Visits are counted, but this page has no access to the figures yet. Ask whoever looks after the site to fill in the settings INSIGHTS_ACCOUNT_ID and INSIGHTS_API_TOKEN.',
  unread: 'The statistics service does not answer right now. Try again in a few minutes.',
  languages: forEachLanguage('en', (language) => `In ${language}`),
  what: 'What happened',
  page: 'Page',
  site: 'Site',
  measure: 'Measure',
  total: 'In total',
  p75: 'At most, in 3 of 4 visits',
  rating: 'How it is',
  measured: 'Measurements',
  requests: 'Requests sent',
  calls: 'Presses on the phone number',
  conversions: {
    title: 'Requests and calls',
    lead: 'All requests are counted; presses on the phone number only of those who accepted statistics.',
  },
  pages: {
    title: 'Pages opened, by language',
    lead: 'Everything the site has sent, to robots too; it needs no consent, because it says nothing about who asked.',
  },
  views: { title: 'Pages seen', lead: 'Only visitors who accepted statistics.' },
  referrers: {
    title: 'Where they came from',
    lead: 'The site where the visit began, for those who accepted statistics. Known search engines, networks and guides appear by name; the others can be invented by anybody, so they are counted together.',
    others: 'other sites',
  },
  vitals: { title: 'How fast it is', lead: 'Measured in the browsers of those who accepted statistics.' },
  vitalNames: {
    LCP: 'Main content appears (LCP)',
    INP: 'Answer to a touch (INP)',
    CLS: 'How much the page moves (CLS)',
    FCP: 'First content appears (FCP)',
    TTFB: 'First byte arrives (TTFB)',
  },
  ratings: { good: 'good', middle: 'to be improved', poor: 'poor' },
} satisfies StatisticsWords
