import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminPricesProps } from './props.ts'

export default {
  id: 'admin/prices',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminPrices }) => adminPrices.metaTitle),
} satisfies PageServer<'admin/prices', AdminPricesProps>
