import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminStoriesProps } from './page.tsx'

export default {
  id: 'admin/stories',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminStories }) => adminStories.metaTitle),
} satisfies PageServer<'admin/stories', AdminStoriesProps>
