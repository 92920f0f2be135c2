import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminArticleProps } from './props.ts'

export default {
  id: 'admin/article',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminNews }) => adminNews.metaTitle),
} satisfies PageServer<'admin/article', AdminArticleProps>
