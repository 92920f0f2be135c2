import { adminMeta } from '../../admin/meta.server.ts'
import type { ServerHalf } from '../../server/halves.ts'

export default {
  cache: 'private',
  load: () => null,
  meta: (_, { locale }) => adminMeta(locale, 'requests'),
} satisfies ServerHalf<'adminRequests'>
