import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminAuditProps } from './page.tsx'

export default {
  id: 'admin/audit',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminAudit }) => adminAudit.metaTitle),
} satisfies AnsweredPage<'admin/audit', AdminAuditProps>
