import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminPricesProps } from './props.ts'

export default {
  id: 'admin/prices',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminPrices }) => adminPrices.metaTitle),
} satisfies AnsweredPage<'admin/prices', AdminPricesProps>
