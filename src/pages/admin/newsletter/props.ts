import type { FrameWords } from '../../../features/admin/frame/ro.ts'
import type { WrittenTexts } from '../../../features/admin/newsletter/newsletter-store.server.ts'
import type { Locale } from '../../../locale.ts'
import type { FrameProps } from '../../admin-page.ts'
import type { NewsletterWords } from './ro.ts'

export type LanguageProps = {
  locale: Locale
  name: string
  subject: string
  body: string
  claims: string[]
  subscribers: string
  isChosen: boolean
  preview: string
  previewTitle: string
}

export type AdminNewsletterProps = FrameProps & {
  texts: Pick<NewsletterWords, 'title' | 'lead' | 'list' | 'write' | 'send' | 'current' | 'history'> &
    Pick<FrameWords, 'formatting'> & { errorPrefix: string }
  unread: string | null
  revision: number
  hasDraft: boolean
  languages: LanguageProps[]
  /** When sending waits for a yes. */
  confirmation: { languages: readonly Locale[]; text: string; recent: string | null } | null
  /** What is being sent, or paused. */
  open: {
    id: string
    name: string
    state: string
    isPaused: boolean
    done: number
    all: number
    progress: string
    counts: string[]
  } | null
  sent: { id: string; name: string; text: string; counts: string[] }[]
}

/** What the page keeps of a form: what was typed, and whom it is to go to. */
export type NewsletterView = {
  written: WrittenTexts
  /** Languages that are ticked; all that have subscribers unless somebody has chosen. */
  chosen: readonly Locale[]
  /** Languages whose sending waits for a yes. */
  confirming: readonly Locale[]
}

/** What the page is made of. */
export type NewsletterPage = {
  props: AdminNewsletterProps
  words: NewsletterWords
  view: NewsletterView
  flash: 'saved' | 'trial' | 'discarded' | 'started' | 'pause' | 'resume' | 'stop'
}
