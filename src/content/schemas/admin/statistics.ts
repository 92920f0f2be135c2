import { z } from 'zod'
import { byLocale } from '../../../format/by-locale.ts'
import { line, sentence } from '../../schema.ts'
import { plural } from '../ui-schema.ts'
import { title } from './field.ts'

const measured = z.strictObject({ title: line, lead: sentence })

/** What was measured of the site. */
export const adminStatistics = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  periods: line,
  period: plural,
  none: sentence,
  unset: sentence,
  unread: sentence,
  languages: z.strictObject(byLocale(() => line)),
  what: line,
  page: line,
  site: line,
  measure: line,
  total: line,
  p75: line,
  rating: line,
  measured: line,
  requests: line,
  calls: line,
  conversions: measured,
  pages: measured,
  views: measured,
  referrers: measured.extend({ others: line }),
  vitals: measured,
  vitalNames: z.strictObject({ LCP: line, INP: line, CLS: line, FCP: line, TTFB: line }),
  ratings: z.strictObject({ good: line, middle: line, poor: line }),
})
export type AdminStatistics = z.infer<typeof adminStatistics>
