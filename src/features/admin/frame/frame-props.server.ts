import type { AdminPrices } from '../../../content/schemas/admin-schema.ts'
import { fill } from '../../../format/fill.ts'
import type { Account } from '../account/session.server.ts'
import type { AdminBarProps, Notice } from './admin-bar.tsx'
import type { AdminTexts } from './texts.server.ts'

export function adminBar(account: Account, { adminFrame }: AdminTexts): AdminBarProps {
  const { signedInAs, ...texts } = adminFrame
  return { texts, signedInAs: fill(signedInAs, { email: account.email }) }
}

/** The result of the last step, by the state in the query. */
export function noticeOf(state: string | undefined, { adminPrices }: AdminTexts): Notice | null {
  const { notices, problems } = adminPrices
  if (state === 'vechi') return { text: problems.stale, wrong: true }
  const name = noticeNames.get(state ?? '')
  return name === undefined ? null : { text: notices[name], wrong: false }
}

const noticeNames = new Map<string, keyof AdminPrices['notices']>([
  ['salvat', 'saved'],
  ['imbinat', 'merged'],
  ['scenariu', 'scenario'],
  ['anulat', 'undone'],
  ['refacut', 'redone'],
  ['renuntat', 'discarded'],
  ['importat', 'imported'],
  ['publicat', 'published'],
  ['revenit', 'rolledBack'],
  ['nimic', 'nothing'],
  ['categorie', 'categoryAdded'],
  ['categorie-stearsa', 'categoryRemoved'],
  ['categorie-mutata', 'categoryMoved'],
])
