import type { DraftBarProps } from '../../../features/admin/frame/draft-bar.tsx'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import { listArticles } from '../../../features/news/article-list.server.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { plural } from '../../../format/plurals.ts'
import { href } from '../../../routes.ts'
import { newsWords } from './words.server.ts'

/** How many articles say something else in their drafts; what nobody has seen yet or any more is no such change. */
export async function newsBar(database: AdminDatabase, texts: AdminTexts): Promise<DraftBarProps | null> {
  const listed = await listArticles(database)
  const count = listed.filter(({ changed, published }) => changed && published).length
  if (count === 0) return null
  const { locale, adminFrame } = texts
  const words = await newsWords(locale)
  return {
    label: words.draft,
    changes: plural(count, words.changes, locale),
    average: null,
    warnings: [],
    preview: null,
    publish: adminFrame.bar.publish,
    address: href('admin/news', locale),
  }
}
