import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminPublicationsProps } from './page.tsx'

export default {
  id: 'admin/publications',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminPublications }) => adminPublications.metaTitle),
} satisfies PageServer<'admin/publications', AdminPublicationsProps>
