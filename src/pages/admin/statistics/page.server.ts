import { insightReader } from '../../../features/insights/reader.server.ts'
import { plural } from '../../../format/plurals.ts'
import { reportError } from '../../../http/log.ts'
import { settings } from '../../../settings.ts'
import type { AdminPage } from '../../admin-page.ts'
import type { AdminStatisticsProps } from './page.tsx'
import type { StatisticsWords } from './ro.ts'
import { readTables } from './tables.server.ts'

type Of = { props: AdminStatisticsProps; words: StatisticsWords }

const periods = [7, 30, 90] as const

/** What was measured: counts and speeds of pages, nothing about anybody. */
export default {
  id: 'admin/statistics',
  title: ({ words }) => words.metaTitle,
  async load({ locale, texts: { words }, query, env, requestId }) {
    const days = periods.find((each) => String(each) === query.get('days')) ?? 30
    const reader = insightReader(env, settings.insights)
    const tables =
      reader === null
        ? null
        : await readTables(reader, days, locale, words).catch((error: unknown) => {
            reportError(error, { requestId, during: 'statistics' })
            return null
          })
    const { title, lead, periods: label, none, unset, unread } = words
    return {
      texts: { title, lead, periods: label, none },
      periods: periods.map((each) => ({
        days: each,
        text: plural(each, words.period, locale),
        isShown: each === days,
      })),
      unread: reader === null ? unset : tables === null ? unread : null,
      tables: tables ?? [],
    }
  },
} satisfies AdminPage<Of>
