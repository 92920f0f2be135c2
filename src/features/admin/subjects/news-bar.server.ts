import { plural } from '../../../format/plurals.ts'
import { href } from '../../../routes.ts'
import { listArticles } from '../../news/article-list.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import type { DraftBarProps } from '../frame/draft-bar.tsx'
import type { AdminTexts } from '../frame/texts.server.ts'

/** How many articles say something else in their drafts; what nobody has seen yet or any more is no such change. */
export async function newsBar(database: AdminDatabase, texts: AdminTexts): Promise<DraftBarProps | null> {
  const listed = await listArticles(database)
  const count = listed.filter(({ changed, published }) => changed && published).length
  if (count === 0) return null
  const { locale, adminFrame, adminNews } = texts
  return {
    label: adminNews.draft,
    changes: plural(count, adminNews.unpublished, locale),
    average: null,
    warnings: [],
    preview: null,
    publish: adminFrame.bar.publish,
    address: href('admin/news', locale),
  }
}
