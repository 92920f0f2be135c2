import { readText, textOf } from '../../../features/admin/drafts/article-form.server.ts'
import { claimsIn, pictureFaults } from '../../../features/admin/subjects/article-warnings.server.ts'
import type { DraftedText } from '../../../features/news/article-subject.server.ts'
import { renderMarkdown } from '../../../features/news/markdown.server.ts'
import type { NewsIndex } from '../../../features/news/schema.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { json } from '../../../http/json.ts'
import { readForm } from '../../../http/request-guards.ts'
import { isLocale, type Locale } from '../../../locale.ts'
import type { WrittenText } from '../../../pages/admin/article/props.ts'
import { localiseLink } from '../../../pages/article/localise-link.server.ts'
import type { Data } from '../../../sources/data.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'

/** A text as visitors would see it, what of its wording a clinic avoids, and what its images lack. */
export function writtenText(
  text: DraftedText,
  locale: Locale,
  index: NewsIndex,
  texts: AdminSession['texts'],
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
    faults: pictureFaults(text, locale, texts),
  }
}

/** The same while somebody types: nothing is stored. */
export function writtenTextEndpoint(data: Data) {
  return async function writtenTextAnswer(c: AdminContext, { texts }: AdminSession): Promise<Response> {
    const form = await readForm(c.req.raw, bodyLimits.article)
    const locale = form?.get('limba')
    if (form === null || !isLocale(locale)) return json({ status: 'refused' }, 400)
    return json(writtenText(textOf(readText(form, locale)), locale, data.knownNews(), texts))
  }
}
