import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminDoctorsProps } from './page.tsx'

export default {
  id: 'admin/doctors',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminTeam }) => adminTeam.metaTitle),
} satisfies AnsweredPage<'admin/doctors', AdminDoctorsProps>
