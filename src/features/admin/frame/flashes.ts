import type { Account } from '../account/session.server.ts'
import type { Flash } from './admin-bar.tsx'
import type { AdminTexts } from './texts.server.ts'

type Say<Texts = AdminTexts> = (texts: Texts, account: Pick<Account, 'email'>) => Flash

/** The flashes of a page, by the names that its address uses. */
export type Flashes<Name extends string, Texts = AdminTexts> = Readonly<Record<Name, Say<Texts>>>

export function success(text: string): Flash {
  return { text, wrong: false }
}

export function failure(text: string): Flash {
  return { text, wrong: true }
}

/** Somebody else has saved the draft since it was shown. */
export function staleFlash({ adminDrafts }: AdminTexts): Flash {
  return failure(adminDrafts.problems.stale)
}

/** Flashes of a page with a draft. Only `published` differs from subject to subject. */
export const draftFlashes = {
  saved: ({ adminDrafts }) => success(adminDrafts.notices.saved),
  merged: ({ adminDrafts }) => success(adminDrafts.notices.merged),
  undone: ({ adminDrafts }) => success(adminDrafts.notices.undone),
  redone: ({ adminDrafts }) => success(adminDrafts.notices.redone),
  discarded: ({ adminDrafts }) => success(adminDrafts.notices.discarded),
  nothing: ({ adminDrafts }) => success(adminDrafts.notices.nothing),
  'unread-removed': ({ adminDrafts }) => success(adminDrafts.notices.unreadGone),
  stale: staleFlash,
  changed: ({ adminDrafts }) => failure(adminDrafts.problems.undone),
} satisfies Record<string, Say>

export type DraftFlash = keyof typeof draftFlashes | 'published'

type RowWords = {
  notices: Record<'saved' | 'merged' | 'added' | 'moved' | 'removed', string>
  one: { missing: string }
}
type ItemWords = RowWords & { notices: Record<'photo' | 'photoRemoved', string> }

/** Flashes of a list that is drafted as a whole, and of the page of one item. */
export const rowFlashes = {
  saved: ({ words }) => success(words.notices.saved),
  merged: ({ words }) => success(words.notices.merged),
  added: ({ words }) => success(words.notices.added),
  moved: ({ words }) => success(words.notices.moved),
  removed: ({ words }) => success(words.notices.removed),
  missing: ({ words }) => failure(words.one.missing),
} satisfies Record<string, Say<{ words: RowWords }>>

export type RowFlash = keyof typeof rowFlashes

/** The same where items have photographs. */
export const itemFlashes = {
  ...rowFlashes,
  photo: ({ words }) => success(words.notices.photo),
  'photo-removed': ({ words }) => success(words.notices.photoRemoved),
} satisfies Record<string, Say<{ words: ItemWords }>>

export type ItemFlash = keyof typeof itemFlashes
