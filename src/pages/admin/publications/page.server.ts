import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminPublicationsProps } from './page.tsx'

export default {
  id: 'admin/publications',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminPublications }) => adminPublications.metaTitle),
} satisfies AnsweredPage<'admin/publications', AdminPublicationsProps>
