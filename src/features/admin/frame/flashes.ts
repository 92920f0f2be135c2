import type { Account } from '../account/session.server.ts'
import type { Flash } from './admin-bar.tsx'
import type { AdminTexts } from './texts.server.ts'

type Say<Texts = AdminTexts> = (texts: Texts, account: Pick<Account, 'email'>) => Flash

/** What a page says of the step that led to it, by the name that its address has for it. */
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

/** Of a page with a draft. Only what is published has to be said in the subject's own words. */
export const draftFlashes = {
  salvat: ({ adminDrafts }) => success(adminDrafts.notices.saved),
  imbinat: ({ adminDrafts }) => success(adminDrafts.notices.merged),
  anulat: ({ adminDrafts }) => success(adminDrafts.notices.undone),
  refacut: ({ adminDrafts }) => success(adminDrafts.notices.redone),
  renuntat: ({ adminDrafts }) => success(adminDrafts.notices.discarded),
  nimic: ({ adminDrafts }) => success(adminDrafts.notices.nothing),
  eliminat: ({ adminDrafts }) => success(adminDrafts.notices.unreadGone),
  vechi: staleFlash,
  schimbat: ({ adminDrafts }) => failure(adminDrafts.problems.undone),
} satisfies Record<string, Say>

export type DraftFlash = keyof typeof draftFlashes | 'publicat'

type ItemWords = {
  notices: Record<'saved' | 'merged' | 'added' | 'moved' | 'removed' | 'photo' | 'photoRemoved', string>
  one: { missing: string }
}

/** Of the pages of a list that is drafted as a whole, and of one thing in it. */
export const itemFlashes = {
  salvat: ({ words }) => success(words.notices.saved),
  imbinat: ({ words }) => success(words.notices.merged),
  adaugat: ({ words }) => success(words.notices.added),
  mutat: ({ words }) => success(words.notices.moved),
  scos: ({ words }) => success(words.notices.removed),
  fotografie: ({ words }) => success(words.notices.photo),
  'fara-fotografie': ({ words }) => success(words.notices.photoRemoved),
  lipsa: ({ words }) => failure(words.one.missing),
} satisfies Record<string, Say<{ words: ItemWords }>>

export type ItemFlash = keyof typeof itemFlashes
