import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminPeopleProps } from './page.tsx'

export default {
  id: 'admin/people',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminPeople }) => adminPeople.metaTitle),
} satisfies PageServer<'admin/people', AdminPeopleProps>
