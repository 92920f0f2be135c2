import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminRequestsProps } from './page.tsx'

export default {
  id: 'admin/requests',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminRequests }) => adminRequests.metaTitle),
} satisfies AnsweredPage<'admin/requests', AdminRequestsProps>
