import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminArticleProps } from './props.ts'

export default {
  id: 'admin/article',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminNews }) => adminNews.metaTitle),
} satisfies AnsweredPage<'admin/article', AdminArticleProps>
