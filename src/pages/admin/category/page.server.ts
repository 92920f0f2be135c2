import { adminMeta } from '../../../features/admin/frame/meta.server.ts'
import { fill } from '../../../format/fill.ts'
import type { AnsweredPage } from '../../page-server.ts'
import type { AdminCategoryProps } from './props.ts'

export default {
  id: 'admin/category',
  cache: 'private',
  meta: ({ title }, { locale }) =>
    adminMeta(locale, ({ adminPrices }) => fill(adminPrices.edit.metaTitle, { category: title })),
} satisfies AnsweredPage<'admin/category', AdminCategoryProps>
