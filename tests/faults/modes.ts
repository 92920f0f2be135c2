import type { Fault, FaultScope } from '../../scripts/embedded-supabase.ts'
import { takeAwayCalls } from '../support/admin/take-aways.ts'
import type { MailFault } from '../support/site/mailbox.ts'

/** What is wrong while visitors send: with the database, with one step of it, or with the mail. */
export type Mode = { name: string; database?: [Fault, FaultScope?]; mail?: MailFault }

/** Every call on which something depends: of each the answer is lost, though it was done. */
const steps = [
  'cookie_consent',
  'contact_requests',
  'rpc/claim_request_notice',
  'rpc/finish_request_notice',
  'rpc/act_on_own_request',
  'rpc/claim_request_mail',
  'rpc/finish_request_mail',
  'rpc/request_subscription',
  'rpc/claim_newsletter_mail',
  'rpc/finish_newsletter_mail',
  'rpc/confirm_subscription',
  'rpc/end_subscription',
  ...Object.values(takeAwayCalls).map((call) => `rpc/${call}` as const),
] as const

export const modes: readonly Mode[] = [
  { name: 'nothing' },
  { name: '503', database: ['503'] },
  { name: '429', database: ['429'] },
  { name: 'hang', database: ['hang'] },
  { name: 'reset', database: ['down'] },
  { name: 'front killed', database: ['killed'] },
  { name: 'garbage, HTML', database: ['html'] },
  { name: 'garbage, JSON', database: ['shape'] },
  { name: 'slow, in time', database: ['slow:1000'] },
  { name: 'slow, too late', database: ['slow:5000'] },
  { name: 'answer lost', database: ['lost'] },
  { name: 'answer late', database: ['late:4000'] },
  { name: 'done after all', database: ['stray:4000'] },
  ...steps.map((step): Mode => ({ name: `lost: ${step}`, database: ['lost', `/rest/v1/${step}`] })),
  { name: 'mail refused', mail: 503 },
  { name: 'mail answer lost', mail: 'lost' },
  { name: 'mail hangs', mail: 'hang' },
]
