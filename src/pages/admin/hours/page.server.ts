import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminHoursProps } from './page.tsx'

export default {
  id: 'admin/hours',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminHours }) => adminHours.metaTitle),
} satisfies AnsweredPage<'admin/hours', AdminHoursProps>
