import type { DraftWords } from '../../../../features/admin/drafts/ro.ts'
import type { FrameWords } from '../../../../features/admin/frame/ro.ts'
import type { ConflictProps } from '../../../../features/admin/publications/conflict.tsx'
import type { DraftProps } from '../../../../features/admin/subjects/draft-props.server.ts'
import type { ArticleContent } from '../../../../features/news/article-subject.server.ts'
import type { ArticlePicture } from '../../../../features/pictures/text-picture.ts'
import type { Locale } from '../../../../locale.ts'
import type { FrameProps } from '../../../admin-page.ts'
import type { NewsFlash } from '../in-words.server.ts'
import type { NewsWords } from '../ro.ts'
import type { RelatedToArticles } from '../warnings.server.ts'

export type TextValues = { isOn: boolean; title: string; description: string; keywords: string; body: string }

/** The rendered text, the claims found in it (null: none), and the faults of its images. */
export type WrittenText = {
  title: string
  description: string
  html: string
  claims: string | null
  faults: string[]
}

type Choice = { value: string; text: string }

export type AdminArticleProps = FrameProps &
  DraftProps & {
    texts: NewsWords & {
      photo: { lead: string; file: string; unavailable: string }
      inLanguage: Record<Locale, string>
    } & { errorPrefix: string; conflicts: DraftWords['conflict'] } & Pick<FrameWords, 'formatting'>
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
      inText: readonly ArticlePicture[]
    }
    links: readonly { href: string; text: string }[]
    withdrawing: { note: string; error: string | null }
    /** Another address, as it was typed. */
    address: { slug: string; error: string | null }
  }

/** What the page keeps of a refused form; `picture`: what was typed about a photograph that could not be added. */
export type ArticleView = Pick<AdminArticleProps, 'values' | 'errors' | 'withdrawing' | 'address'> & {
  picture: Pick<AdminArticleProps['pictures'], 'values' | 'errors'>
}

/** What the page is made of. */
export type ArticlePage = {
  props: AdminArticleProps
  words: NewsWords
  view: ArticleView
  flash: NewsFlash
  content: ArticleContent
  related: RelatedToArticles
}
