import type { AdminFrame } from '../../../content/schemas/admin/frame.ts'
import type { AdminNewsletter } from '../../../content/schemas/admin/newsletter.ts'
import type { AdminBarProps, Flash } from '../../../features/admin/frame/admin-bar.tsx'
import type { Locale } from '../../../locale.ts'

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

export type AdminNewsletterProps = {
  bar: AdminBarProps
  texts: Pick<
    AdminNewsletter,
    'title' | 'lead' | 'errorPrefix' | 'list' | 'write' | 'send' | 'current' | 'history'
  > &
    Pick<AdminFrame, 'formatting'>
  notice: Flash | null
  unread: string | null
  revision: number
  hasDraft: boolean
  languages: LanguageProps[]
  /** When sending waits for a yes. */
  asked: { languages: Locale[]; text: string; recent: string | null } | null
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
