import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminRedirectsProps } from './page.tsx'

export default {
  id: 'admin/redirects',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminRedirects }) => adminRedirects.metaTitle),
} satisfies PageServer<'admin/redirects', AdminRedirectsProps>
