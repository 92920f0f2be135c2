import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { PageServer } from '../../page-server.ts'
import type { AdminNewsletterProps } from './props.ts'

export default {
  id: 'admin/newsletter',
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, ({ adminNewsletter }) => adminNewsletter.metaTitle),
} satisfies PageServer<'admin/newsletter', AdminNewsletterProps>
