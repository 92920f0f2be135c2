import type { Supabase } from '../database/supabase.ts'
import type { Sender } from '../features/admin/account/sender.ts'
import type { Tokens } from '../features/admin/account/session.server.ts'
import type { Flash } from '../features/admin/frame/admin-bar.tsx'
import type { OpenPageId } from '../features/admin/subjects/published-subject.ts'
import type { Locale } from '../locale.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Done } from './outcome.ts'

/** Somebody who may be anybody asks for a page of the admin. */
export type OpenRequest<Words = object> = {
  sender: Sender
  locale: Locale
  words: Words
  query: URLSearchParams
  /** The origin of this site, for links in mails. */
  origin: string
  /** Null where the site has no database. */
  supabase: Supabase | null
  mailer: Mailer
  requestId: string
  /** Runs work after the response, so that the response's time says nothing about it. */
  later(work: Promise<unknown>): void
}

/** What the sign-in page tells of a step that another page took. */
export type SignInFlash = 'signed-out' | 'password'

/** `view`: what it keeps of a refused form; `action`: the names of its forms. */
type Kinds = { props: object; words: object; view: object; flash: string; action: string }

/** What a page is shown with once more, besides what its own fields held. */
export type OpenView<Own = object> = Partial<Own> & { notice?: Flash | null }

export type OpenOutcome<Own = object, Name extends string = never> =
  | Done<Name | SignInFlash>
  /** The page again with what was typed; a password never comes back. */
  | { outcome: 'refused'; status: 401 | 403 | 410 | 422 | 429 | 503; view: OpenView<Own> }
  /** The page again, which asks for more. */
  | { outcome: 'shown'; view: OpenView<Own> }
  /**
   * Opens a session in this browser, or forgets the one that it has (`null`). `clearsCache`: with what it has kept of admin
   * pages.
   */
  | { outcome: 'session'; tokens: Tokens | null; then: OpenOutcome<Own, Name>; clearsCache?: true }
  | Enter<Own, Name>

/**
 * Lets somebody in of whom nothing more is asked: to the page that they wanted, or with the form that waited for it.
 * `otherwise`: what there is to say where that form could not be dealt with.
 */
export type Enter<Own = object, Name extends string = never> = {
  outcome: 'enter'
  tokens: Tokens
  /** The account, also as rate limits know it, and the device on which it was used before. */
  account: string
  key: string
  device: string | null
  back: string
  kept: string
  otherwise(): OpenOutcome<Own, Name>
}

export type OpenOutcomeOf<Of extends Kinds> = OpenOutcome<Of['view'], Of['flash']>

/**
 * The server part of a page for who has not signed in, the default export of its `page.server.ts`. Its forms are told
 * apart by their addresses (`src/endpoints/admin/app.ts`), never by a field, and taken letter by letter.
 */
export type OpenPage<Of extends Kinds> = {
  id: OpenPageId
  /** What the browser's tab says. */
  title(words: Of['words']): string
  load(request: OpenRequest<Of['words']>, view: OpenView<Of['view']>): Of['props']
  actions: Readonly<
    Record<
      Of['action'],
      (
        form: URLSearchParams,
        request: OpenRequest<Of['words']>,
      ) => OpenOutcomeOf<Of> | Promise<OpenOutcomeOf<Of>>
    >
  >
  flashes: Readonly<Record<Of['flash'], (words: Of['words']) => Flash>>
  /** In bytes. */
  largestForm: number
  /** Whether its address holds a secret, which no page that it leads to may learn. */
  hasSecretAddress?: true
}

/** Any of them, as the dispatcher takes it. */
export type AnyOpenPage = OpenPage<{
  props: object
  words: object
  view: object
  flash: string
  action: string
}>
