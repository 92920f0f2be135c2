import type { AdminPrices } from '../../../content/schemas/admin/prices.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import type { Account } from '../account/session.server.ts'
import type { AdminBarProps, Notice } from './admin-bar.tsx'
import type { AdminTexts } from './texts.server.ts'

export function adminBar(
  account: Account,
  texts: AdminTexts,
  drafts: AdminBarProps['drafts'],
  requests: number,
): AdminBarProps {
  const { signedInAs, bar: _, edit: __, formatting: ___, waiting, ...names } = texts.adminFrame
  return {
    texts: names,
    signedInAs: fill(signedInAs, { email: account.email }),
    drafts,
    waiting: requests === 0 ? null : { count: requests, text: plural(requests, waiting, texts.locale) },
  }
}

/** The result of the last step, by the state in the query. */
export function noticeOf(state: string | undefined, { adminPrices }: AdminTexts): Notice | null {
  const { notices, problems } = adminPrices
  if (state === 'vechi') return { text: problems.stale, wrong: true }
  if (state === 'schimbat') return { text: problems.undone, wrong: true }
  const name = noticeNames.get(state ?? '')
  return name === undefined ? null : { text: notices[name], wrong: false }
}

/** Fields of a form are wrong. It leads to the first: `errors` are named as the fields are, in their order. */
export function wrongFields(errors: object, texts: AdminTexts): Notice {
  const [first = ''] = Object.keys(errors)
  return wrongFrom(first, texts)
}

/** The same, leading to one field whichever of them is wrong. */
export function wrongFrom(field: string, { adminPrices }: AdminTexts): Notice {
  return { text: adminPrices.problems.summary, wrong: true, href: `#${field}` }
}

const noticeNames = new Map<string, keyof AdminPrices['notices']>([
  ['salvat', 'saved'],
  ['imbinat', 'merged'],
  ['scenariu', 'scenario'],
  ['anulat', 'undone'],
  ['refacut', 'redone'],
  ['rand-mutat', 'rowMoved'],
  ['randuri', 'rowsChanged'],
  ['neschimbat', 'unchanged'],
  ['renuntat', 'discarded'],
  ['importat', 'imported'],
  ['publicat', 'published'],
  ['publicata', 'offerPublished'],
  ['program', 'hoursPublished'],
  ['neschimbata', 'hoursUnchanged'],
  ['revenit', 'rolledBack'],
  ['nimic', 'nothing'],
  ['categorie', 'categoryAdded'],
  ['categorie-stearsa', 'categoryRemoved'],
  ['categorie-mutata', 'categoryMoved'],
])
