import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminResetProps } from './page.tsx'

export default {
  id: 'admin/reset',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminReset }) => adminReset.metaTitle),
} satisfies AnsweredPage<'admin/reset', AdminResetProps>
