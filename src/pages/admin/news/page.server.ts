import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminNewsProps } from './page.tsx'

export default {
  id: 'admin/news',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminNews }) => adminNews.metaTitle),
} satisfies PageServer<'admin/news', AdminNewsProps>
