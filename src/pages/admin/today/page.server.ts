import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminTodayProps } from './page.tsx'

export default {
  id: 'admin/today',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminToday }) => adminToday.metaTitle),
} satisfies PageServer<'admin/today', AdminTodayProps>
