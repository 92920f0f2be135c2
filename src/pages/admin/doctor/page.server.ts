import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import { fill } from '../../../format/fill.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminDoctorProps } from './props.ts'

export default {
  id: 'admin/doctor',
  cache: 'private',
  meta: ({ name }, { locale }) =>
    adminMeta(locale, ({ adminTeam }) => fill(adminTeam.one.metaTitle, { name })),
} satisfies AnsweredPage<'admin/doctor', AdminDoctorProps>
