import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminAuditProps } from './page.tsx'

export default {
  id: 'admin/audit',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminAudit }) => adminAudit.metaTitle),
} satisfies PageServer<'admin/audit', AdminAuditProps>
