import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminStatisticsProps } from './page.tsx'

export default {
  id: 'admin/statistics',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminStatistics }) => adminStatistics.metaTitle),
} satisfies PageServer<'admin/statistics', AdminStatisticsProps>
