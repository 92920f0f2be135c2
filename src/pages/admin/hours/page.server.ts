import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminHoursProps } from './page.tsx'

export default {
  id: 'admin/hours',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminHours }) => adminHours.metaTitle),
} satisfies PageServer<'admin/hours', AdminHoursProps>
