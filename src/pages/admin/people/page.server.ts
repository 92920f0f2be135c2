import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminPeopleProps } from './page.tsx'

export default {
  id: 'admin/people',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminPeople }) => adminPeople.metaTitle),
} satisfies AnsweredPage<'admin/people', AdminPeopleProps>
