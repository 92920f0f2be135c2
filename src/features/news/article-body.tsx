import type { ReactNode } from 'react'
import { trustedHtml } from '../../ui/trusted-types.ts'
import './article-body.css'

/** A text from Markdown. The HTML must come from `src/features/news/markdown.server.ts` and nowhere else. */
export function ArticleBody({ html }: { html: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the renderer, proved in tests/unit/news/markdown.test.ts
  return <div className="prose article-body" dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
}
