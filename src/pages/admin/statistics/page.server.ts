import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminStatisticsProps } from './page.tsx'

export default {
  id: 'admin/statistics',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminStatistics }) => adminStatistics.metaTitle),
} satisfies AnsweredPage<'admin/statistics', AdminStatisticsProps>
