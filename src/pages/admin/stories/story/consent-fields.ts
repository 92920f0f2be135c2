import type { Fields, ValuesOf } from '../../../../features/admin/fields/fields.ts'
import type { NewConsent } from '../../../../features/admin/stories/consent-store.server.ts'

/** What a patient has signed. */
export const consentFields = {
  persoana: { key: 'person', kind: 'text' },
  hartie: { key: 'reference', kind: 'text' },
  data: { key: 'agreed_on', kind: 'date' },
  pana: { key: 'until', kind: 'date' },
  acopera: { key: 'covers', kind: 'set' },
  unde: { key: 'scope', kind: 'choice' },
} as const satisfies Fields<NewConsent>

export type ConsentValues = ValuesOf<typeof consentFields>
