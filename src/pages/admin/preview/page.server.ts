import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminPreviewProps } from './page.tsx'

export default {
  id: 'admin/preview',
  cache: 'private',
  meta: (_, { locale }) => adminMeta(locale, ({ adminPreview }) => adminPreview.metaTitle),
} satisfies AnsweredPage<'admin/preview', AdminPreviewProps>
