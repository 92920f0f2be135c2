import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminStoryProps } from './props.ts'

export default {
  id: 'admin/story',
  cache: 'private',
  load: () => null,
  meta: ({ title }, { locale }) => adminMeta(locale, 'story', title),
} satisfies PageServer<'admin/story', AdminStoryProps>
