import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminAccountProps } from './page.tsx'

export default {
  id: 'admin/account',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminAccount }) => adminAccount.metaTitle),
} satisfies PageServer<'admin/account', AdminAccountProps>
