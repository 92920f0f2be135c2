import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminPreviewProps } from './page.tsx'

export default {
  id: 'admin/preview',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminPrices }) => adminPrices.metaTitle),
} satisfies PageServer<'admin/preview', AdminPreviewProps>
