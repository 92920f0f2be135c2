import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminAccountProps } from './page.tsx'

export default {
  id: 'admin/account',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminAccount }) => adminAccount.metaTitle),
} satisfies AnsweredPage<'admin/account', AdminAccountProps>
