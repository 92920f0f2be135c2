import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminOffersProps } from './page.tsx'

export default {
  id: 'admin/offers',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminOffers }) => adminOffers.metaTitle),
} satisfies PageServer<'admin/offers', AdminOffersProps>
