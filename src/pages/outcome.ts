import type { Tokens } from '../features/admin/account/session.server.ts'
import type { Flash } from '../features/admin/frame/admin-bar.tsx'
import type { DraftFlash } from '../features/admin/frame/flashes.ts'
import type { ConflictProps } from '../features/admin/publications/conflict.tsx'
import type { Draft } from '../features/publishing/draft-store.server.ts'
import type { Conflict } from '../features/publishing/merge.ts'
import type { Address } from '../http/address.ts'
import type { AnySiteSubject } from './site-subject.ts'

/** What a page is shown with once more, besides what its own fields held. */
export type View<Own = object> = Own & {
  notice?: Flash | null
  /** What the form was made of; after a conflict the newest, for the next save counts. */
  version?: number
  conflict?: ConflictProps
  note?: string
  noteError?: string
  confirmError?: string
}

export type RefusedStatus = 401 | 404 | 409 | 422 | 429 | 503

/** `Own`: what the page keeps of a refused form; `Name`: the flash messages that it has besides those of any draft. */
export type Outcome<Own = object, Name extends string = never, Content = unknown> =
  | Done<Name>
  /** The page again with what was typed. */
  | { outcome: 'refused'; status: RefusedStatus; view: View<Own> }
  /** The page again, which asks for a yes or says more than an address can. */
  | { outcome: 'shown'; view: View<Own> }
  | SaveDraft<Own, Name, Content>
  | PublishAtOnce<Own, Content>
  /** Gives the draft up for what visitors have. */
  | { outcome: 'discard'; version: number }
  /** Visitors have it already, by an earlier press whose answer may have been lost. */
  | { outcome: 'published' }
  | ForVisitors<Own, Name, Content>
  /** To download: a CSV or JSON file, as its name says. */
  | { outcome: 'file'; name: string; body: string | ReadableStream<Uint8Array> }
  /** What a script of the page has asked for. */
  | { outcome: 'json'; json: object; status: 200 | 400 | 404 | 409 | 413 | 422 | 503 }
  /** A mail as it will be, for a frame of the page. */
  | { outcome: 'mail'; html: string }
  | RollBack<Own, Name>
  | NewSession<Own, Name, Content>
  /** A public page as visitors would have it with everything that is drafted. */
  | { outcome: 'drafted page'; address: Address }
  /** There is no such thing. */
  | { outcome: 'missing' }
  /** A form that the site never sends. */
  | { outcome: 'invalid' }

/**
 * To the page, or to another one, which says what was done; nothing where `flash` is null. `focus`: the id of what takes the
 * focus there.
 */
export type Done<Name extends string> = {
  outcome: 'done'
  flash: Name | DraftFlash | null
  at?: string
  focus?: string
}

/** Goes on with another session in this browser. */
type NewSession<Own, Name extends string, Content> = {
  outcome: 'session'
  tokens: Tokens
  then: Outcome<Own, Name, Content>
}

/** The draft that somebody else has saved, and in which parts it is at odds. */
export type Theirs<Content> = {
  draft: Draft<Content>
  conflicts: readonly Conflict<unknown>[]
}

/** Saves what was made of a version of the draft; what somebody else has saved meanwhile stays. */
type SaveDraft<Own, Name extends string, Content> = Omit<Done<Name>, 'outcome'> & {
  outcome: 'save'
  version: number
  mine(before: Content): Content
  /** Null if nothing was typed: then a late save is only refused. */
  view: View<Own> | null
  /** What the form holds after a conflict: what else others have changed stays when it is saved again. */
  viewOf?(both: Content, theirs: Theirs<Content>): View<Own>
}

/**
 * Saves and publishes in one press; `content` is null where the draft is saved already. What else waits in the draft is
 * never published with it unseen.
 */
type PublishAtOnce<Own, Content> = {
  outcome: 'publish'
  version: number
  content: Content | null
  note: string
  /** Whether the questions of the subject were answered with yes; left out, they were. */
  confirmed?: boolean
  view: View<Own>
}

/** A step besides publishing by which visitors get something, or lose it. */
type ForVisitors<Own, Name extends string, Content> = {
  outcome: 'for visitors'
  /** The name of the subject; by default the page's. */
  subject?: string
  event: 'published' | 'withdrawn' | 'agreed'
  /** `isChanged`: whether it was this very request that changed something. */
  take(): Promise<{ isChanged: boolean; outcome: Outcome<Own, Name, Content> }>
}

/** Publishes an earlier publication once more; `leadsTo`: where that leads. */
type RollBack<Own, Name extends string> = {
  outcome: 'roll back'
  subject: AnySiteSubject
  version: number
  publication: number
  note: string
  confirmed: boolean
  view: View<Own>
  leadsTo: Done<Name>
}

export function done<Name extends string | null>(
  flash: Name,
  where: { at?: string; focus?: string } = {},
): { outcome: 'done'; flash: Name; at?: string; focus?: string } {
  return { outcome: 'done', flash, ...where }
}

export function refused<Own>(
  view: View<Own>,
  status: RefusedStatus = 422,
): { outcome: 'refused'; status: RefusedStatus; view: View<Own> } {
  return { outcome: 'refused', status, view }
}

export function withSession<Given extends Tokens | null, const Then>(
  tokens: Given,
  then: Then,
): { outcome: 'session'; tokens: Given; then: Then } {
  return { outcome: 'session', tokens, then }
}
