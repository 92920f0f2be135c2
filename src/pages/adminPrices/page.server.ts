import { adminMeta } from '../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../page-server.ts'

export default {
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, 'prices'),
} satisfies PageServer<'adminPrices'>
