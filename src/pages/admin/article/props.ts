import type { AdminDrafts } from '../../../content/schemas/admin/drafts.ts'
import type { AdminFrame } from '../../../content/schemas/admin/frame.ts'
import type { AdminNews } from '../../../content/schemas/admin/news.ts'
import type { AdminBarProps, Flash } from '../../../features/admin/frame/admin-bar.tsx'
import type { ConflictProps } from '../../../features/admin/publications/conflict.tsx'
import type { DraftPartProps } from '../../../features/admin/publications/draft-part.tsx'
import type { ArticlePicture } from '../../../features/pictures/text-picture.ts'
import type { Locale } from '../../../locale.ts'

export type TextValues = { isOn: boolean; title: string; description: string; keywords: string; body: string }

/** A text as visitors would see it, what of its wording a clinic avoids (null for nothing), and what its images lack. */
export type WrittenText = {
  title: string
  description: string
  html: string
  claims: string | null
  faults: string[]
}

type Choice = { value: string; text: string }

export type AdminArticleProps = DraftPartProps & {
  bar: AdminBarProps
  texts: AdminNews & {
    photo: { lead: string; file: string; unavailable: string }
    inLanguage: Record<Locale, string>
  } & { errorPrefix: string; conflicts: AdminDrafts['conflict'] } & Pick<AdminFrame, 'formatting'>
  notice: Flash | null
  /** When the draft was changed and by whom. */
  state: string | null
  slug: string
  standing: { state: 'draft' | 'scheduled' | 'live' | 'withdrawn'; text: string; when: string }
  values: {
    category: string
    reviewer: string
    date: string
    time: string
    treatments: readonly string[]
    texts: Record<Locale, TextValues>
  }
  errors: Partial<Record<string, string>>
  /** Somebody else has changed the same since the form was shown. */
  conflict: ConflictProps | null
  categories: readonly Choice[]
  reviewers: readonly Choice[]
  treatments: readonly Choice[]
  /** Each text as visitors would see it. */
  written: Record<Locale, WrittenText>
  pictures: {
    values: { alt: Record<Locale, string>; caption: Record<Locale, string> }
    errors: Partial<Record<string, string>>
    shown: readonly ArticlePicture[]
  }
  links: readonly { href: string; text: string }[]
  withdrawing: { note: string; error: string | null }
  /** Another address, as it was typed. */
  address: { slug: string; error: string | null }
}
