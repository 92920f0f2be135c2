import { adminMeta } from '../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../page-server.ts'
import type { AdminPricesProps } from './props.ts'

export default {
  id: 'adminPrices',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, 'prices'),
} satisfies PageServer<'adminPrices', AdminPricesProps>
