import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import { fill } from '../../../format/fill.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminStoryProps } from './props.ts'

export default {
  id: 'admin/story',
  cache: 'private',
  meta: ({ title }, { locale }) =>
    adminMeta(locale, ({ adminStories }) => fill(adminStories.one.metaTitle, { name: title })),
} satisfies AnsweredPage<'admin/story', AdminStoryProps>
