import type { Supabase } from '../database/supabase.ts'
import type { Sender } from '../features/admin/account/sender.ts'
import type { Account } from '../features/admin/account/session.server.ts'
import type { AdminBarProps, Flash } from '../features/admin/frame/admin-bar.tsx'
import type { Flashes } from '../features/admin/frame/flashes.ts'
import type { Means } from '../features/admin/pictures/photo-change.server.ts'
import type { PhotoPlace } from '../features/admin/pictures/photo-place.ts'
import type { DraftProps } from '../features/admin/subjects/draft-props.server.ts'
import type { AdminPageId, PlaceTexts, SubjectWords } from '../features/admin/subjects/published-subject.ts'
import type { Pending, PendingReader } from '../features/publishing/pending.server.ts'
import type { AdminDatabase } from '../features/publishing/subject.ts'
import type { SiteIndex } from '../features/redirects/lookup.ts'
import type { Locale } from '../locale.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Env } from '../settings-schema.ts'
import type { Data } from '../sources/data.ts'
import type { DraftedSite } from './drafted-site.ts'
import type { Outcome, View } from './outcome.ts'
import type { AnySiteSubject, SiteSubject } from './site-subject.ts'

/** A signed-in admin asks for a page: who, in which language, with which access, and what the site has. */
export type AdminRequest<Words = object> = {
  account: Account
  /** The admin's own connection: row-level security applies to every row. */
  database: AdminDatabase
  locale: Locale
  texts: PlaceTexts<Words>
  /** The last part of the address, or nothing. */
  slug: string
  query: URLSearchParams
  hostname: string
  /** For links in mails. */
  origin: string
  /** What visitors have. */
  data: Data
  redirects: SiteIndex
  supabase: Supabase
  mailer: Mailer
  /** What photographs are made and stored with. */
  pictures: Means
  /** Asks the queue for the mails of the newsletter that was started. */
  sendNewsletters(): Promise<void>
  sender: Sender
  env: Env
  requestId: string
  /** Goes on after the answer. */
  later(work: Promise<unknown>): void
  /** What is drafted of a subject, read once: for what is shown, not after a step has changed it. */
  pending: PendingReader
  /** What visitors would have. */
  drafted(): Promise<DraftedSite>
}

/**
 * A form, and the version of the draft that it was made from; 0 where the page has no draft. `files`: the same with the files
 * in it, if it is one that has any.
 */
export type SentForm = { form: URLSearchParams; version: number; files: FormData | null }

/**
 * What a script of the page asks for, or a file to download; its address is in `src/endpoints/admin/calls.ts`. `largest`: of a
 * form that is sent with it, in bytes. The form is null where it cannot be read, `files` has one with files.
 */
type Call<Of extends Kinds> = {
  largest?: number
  respond(sent: SentCall, request: AdminRequest<WordsOf<Of>>): OutcomeOf<Of> | Promise<OutcomeOf<Of>>
}
export type SentCall = { form: URLSearchParams | null; files: FormData | 'heavy' | null }

/** Props that every admin page is given. */
export type FrameProps = { bar: AdminBarProps; notice: Flash | null }

/** What a page is made of. `view`: what it keeps of a refused form; `flash`: the names of its own flash messages. */
type Kinds = {
  props: object
  words?: object
  view?: object
  flash?: string
  content?: unknown
  related?: object
}

type WordsOf<Of extends Kinds> = Of extends { words: infer Words } ? Words : object
type ViewOf<Of extends Kinds> = View<Of extends { view: infer Own } ? Partial<Own> : object>
type FlashOf<Of extends Kinds> = Of extends { flash: infer Name extends string } ? Name : never
type ContentOf<Of extends Kinds> = Of extends { content: infer Content } ? Content : unknown
type RelatedOf<Of extends Kinds> = Of extends { related: infer Related extends object } ? Related : object
export type OutcomeOf<Of extends Kinds> = Outcome<
  Of extends { view: infer Own } ? Partial<Own> : object,
  FlashOf<Of>,
  ContentOf<Of>
>
type SubjectOf<Of extends Kinds> =
  WordsOf<Of> extends SubjectWords
    ? SiteSubject<ContentOf<Of>, RelatedOf<Of>, WordsOf<Of>>
    : SiteSubject<ContentOf<Of>, RelatedOf<Of>>

type Page<Of extends Kinds> = {
  id: AdminPageId
  /** What the browser's tab says. */
  title(texts: PlaceTexts<WordsOf<Of>>, props: Of['props']): string
  /** By intent, the value of the pressed button; '' for any other. */
  actions?: Readonly<
    Record<
      string,
      (sent: SentForm, request: AdminRequest<WordsOf<Of>>) => OutcomeOf<Of> | Promise<OutcomeOf<Of>>
    >
  >
  flashes?: Flashes<FlashOf<Of>, PlaceTexts<WordsOf<Of>>>
  calls?: Readonly<Record<string, Call<Of>>>
  /** Its forms hold passwords, which are taken letter by letter as they were typed. */
  holdsSecrets?: true
  /** In bytes; left out, that of most forms. */
  largestForm?: number
  /** Takes files with a form: how large it may be, in bytes, and what a larger one comes to. Left out, there are only `photos`. */
  upload?: { largest: number; tooLarge(request: AdminRequest<WordsOf<Of>>): OutcomeOf<Of> }
  /** Whether it shows a preview in a frame, or is shown in one. */
  frames?: 'holds' | ((props: Of['props']) => 'holds' | 'held')
  /** As of a public page. */
  inDocument?: 'nothing' | ((props: Of['props']) => object)
}

/**
 * The server part of an admin page, which is the default export of its `page.server.ts`: how a request becomes its props,
 * and what each of its forms comes to. It is checked there: `satisfies AdminPage<{ props: AuditProps }>`.
 */
export type AdminPage<Of extends Kinds> = Page<Of> & {
  /** The subject whose draft its forms change; another page publishes it. */
  edits?: SubjectOf<Of>
  /** The photographs of what the page is about. */
  photos?(slug: string): readonly PhotoPlace<ContentOf<Of>, ViewOf<Of>>[]
  load(
    request: AdminRequest<WordsOf<Of>>,
    view: ViewOf<Of>,
  ): Loaded<Omit<Of['props'], keyof FrameProps>, OutcomeOf<Of>>
}

/** The page of a subject that is drafted: publishing it, steps back and forth, and giving the draft up are added to its own. */
export type PublishingPage<Of extends Kinds> = Page<Of> & {
  /** By the slug of the address if there are many subjects; null if the address has none. */
  publishes: SubjectOf<Of> | ((slug: string) => SubjectOf<Of> | null)
  load(
    request: AdminRequest<WordsOf<Of>>,
    view: ViewOf<Of>,
    pending: Pending<ContentOf<Of>, RelatedOf<Of>>,
  ): Loaded<Omit<Of['props'], keyof FrameProps | keyof DraftProps>, OutcomeOf<Of>>
}

/** A page that is not there for this address leads elsewhere. */
type Loaded<Props, Elsewhere> = Props | Elsewhere | Promise<Props | Elsewhere>

/** Any of both, as the dispatcher takes it. */
export type AnyAdminPage = Page<AnyKinds> & {
  publishes?: AnySiteSubject | ((slug: string) => AnySiteSubject | null)
  edits?: AnySiteSubject
  photos?(slug: string): readonly PhotoPlace<unknown, ViewOf<AnyKinds>>[]
  load(
    request: AdminRequest<SubjectWords>,
    view: ViewOf<AnyKinds>,
    pending: Pending<unknown> | null,
  ): Loaded<object, OutcomeOf<AnyKinds>>
}
type AnyKinds = {
  props: object
  words: SubjectWords
  view: object
  flash: string
  content: unknown
  related: object
}
