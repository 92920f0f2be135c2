import type { Fields, ValuesOf } from '../../../../features/admin/fields/fields.ts'
import type { NewConsent } from '../../../../features/admin/stories/consent-store.server.ts'

/** What a patient has signed. */
export const consentFields = {
  person: { key: 'person', kind: 'text' },
  reference: { key: 'reference', kind: 'text' },
  agreed_on: { key: 'agreed_on', kind: 'date' },
  until: { key: 'until', kind: 'date' },
  covers: { key: 'covers', kind: 'set' },
  scope: { key: 'scope', kind: 'choice' },
} as const satisfies Fields<NewConsent>

export type ConsentValues = ValuesOf<typeof consentFields>
