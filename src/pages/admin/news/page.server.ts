import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminNewsProps } from './page.tsx'

export default {
  id: 'admin/news',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminNews }) => adminNews.metaTitle),
} satisfies AnsweredPage<'admin/news', AdminNewsProps>
