import type { ArticleFacts, DraftedText } from '../../../features/news/article-subject.server.ts'
import type { Fields } from '../../../features/publishing/fields.ts'

/** What of an article is the same in every language. */
export const factFields = {
  category: { key: 'category', kind: 'choice' },
  reviewer: { key: 'reviewed_by', kind: 'choice' },
  moment: { key: 'published_on', kind: 'kept' },
  treatments: { key: 'treatments', kind: 'set' },
  written: { key: 'languages', kind: 'set' },
} as const satisfies Fields<ArticleFacts>

/** `differing`: the paragraphs of the body that another version does not have. */
export type ComparedText = DraftedText & { differing: string }

/** Its text in one language. */
export const textFields = {
  title: { key: 'title', kind: 'text' },
  description: { key: 'description', kind: 'text' },
  keywords: { key: 'keywords', kind: 'set' },
  body: { key: 'differing', kind: 'text' },
} as const satisfies Fields<ComparedText>
