import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminResetProps } from './page.tsx'

export default {
  id: 'admin/reset',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminReset }) => adminReset.metaTitle),
} satisfies PageServer<'admin/reset', AdminResetProps>
