import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminDoctorsProps } from './page.tsx'

export default {
  id: 'admin/doctors',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminTeam }) => adminTeam.metaTitle),
} satisfies PageServer<'admin/doctors', AdminDoctorsProps>
