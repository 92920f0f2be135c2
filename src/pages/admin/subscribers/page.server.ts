import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminSubscribersProps } from './page.tsx'

export default {
  id: 'admin/subscribers',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminSubscribers }) => adminSubscribers.metaTitle),
} satisfies PageServer<'admin/subscribers', AdminSubscribersProps>
