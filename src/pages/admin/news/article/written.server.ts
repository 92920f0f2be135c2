import type { DraftedText } from '../../../../features/news/article-subject.server.ts'
import { localiseLink } from '../../../../features/news/localise-link.server.ts'
import { renderMarkdown } from '../../../../features/news/markdown.server.ts'
import type { NewsIndex } from '../../../../features/news/schema.ts'
import type { Locale } from '../../../../locale.ts'
import type { NewsWords } from '../ro.ts'
import { claimsIn, pictureFaults } from '../warnings.server.ts'
import type { WrittenText } from './props.ts'

/** A text as visitors would see it, what of its wording a clinic avoids, and what its images lack. */
export function writtenText(
  text: DraftedText,
  locale: Locale,
  index: NewsIndex,
  words: NewsWords,
): WrittenText {
  const { html } = renderMarkdown(text.body, (address) =>
    localiseLink(address, locale, (slug) => index[slug]?.[locale] ?? false),
  )
  const { title, description } = text
  return {
    title,
    description,
    html,
    claims: claimsIn(text, locale),
    faults: pictureFaults(text, locale, words),
  }
}
