import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import { fill } from '../../../format/fill.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminStoryProps } from './props.ts'

export default {
  id: 'admin/story',
  cache: 'private',
  load: () => null,
  meta: ({ title }, { locale }) =>
    adminMeta(locale, ({ adminStories }) => fill(adminStories.one.metaTitle, { name: title })),
} satisfies PageServer<'admin/story', AdminStoryProps>
