import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminStoriesProps } from './page.tsx'

export default {
  id: 'admin/stories',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminStories }) => adminStories.metaTitle),
} satisfies AnsweredPage<'admin/stories', AdminStoriesProps>
