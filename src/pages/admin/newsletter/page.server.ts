import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminNewsletterProps } from './props.ts'

export default {
  id: 'admin/newsletter',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminNewsletter }) => adminNewsletter.metaTitle),
} satisfies AnsweredPage<'admin/newsletter', AdminNewsletterProps>
