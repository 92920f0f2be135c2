import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminOffersProps } from './page.tsx'

export default {
  id: 'admin/offers',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminOffers }) => adminOffers.metaTitle),
} satisfies AnsweredPage<'admin/offers', AdminOffersProps>
