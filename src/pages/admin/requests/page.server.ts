import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminRequestsProps } from './page.tsx'

export default {
  id: 'admin/requests',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminRequests }) => adminRequests.metaTitle),
} satisfies PageServer<'admin/requests', AdminRequestsProps>
