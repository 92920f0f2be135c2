import type { Fields } from '../../../features/admin/fields/fields.ts'
import type { Redirect } from '../../../features/redirects/redirect-subject.server.ts'

/** A redirect in its list is named by its old address. */
export const redirectFields = {
  to: { key: 'to', kind: 'text' },
  note: { key: 'note', kind: 'text' },
} as const satisfies Fields<Redirect>
