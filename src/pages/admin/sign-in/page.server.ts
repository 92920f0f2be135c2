import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminSignInProps } from './page.tsx'

export default {
  id: 'admin/sign-in',
  cache: 'private',
  // The admin endpoint makes the props of every admin page, after it has checked the session.
  meta: (_, { locale }) => adminMeta(locale, ({ admin }) => admin.meta.title),
} satisfies AnsweredPage<'admin/sign-in', AdminSignInProps>
