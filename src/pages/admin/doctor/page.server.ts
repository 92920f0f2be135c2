import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import { fill } from '../../../format/fill.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminDoctorProps } from './props.ts'

export default {
  id: 'admin/doctor',
  cache: 'private',
  load: () => null,
  meta: ({ name }, { locale }) =>
    adminMeta(locale, ({ adminTeam }) => fill(adminTeam.one.metaTitle, { name })),
} satisfies PageServer<'admin/doctor', AdminDoctorProps>
