import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminSubscribersProps } from './page.tsx'

export default {
  id: 'admin/subscribers',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminSubscribers }) => adminSubscribers.metaTitle),
} satisfies AnsweredPage<'admin/subscribers', AdminSubscribersProps>
