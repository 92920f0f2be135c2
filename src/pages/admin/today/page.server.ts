import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminTodayProps } from './page.tsx'

export default {
  id: 'admin/today',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminToday }) => adminToday.metaTitle),
} satisfies AnsweredPage<'admin/today', AdminTodayProps>
