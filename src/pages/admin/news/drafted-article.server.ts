import { treatmentKeys } from '../../../content/treatment-list.ts'
import { articleCategories } from '../../../content/vocabulary.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { isIsoDate } from '../../../format/dates.ts'
import type { Address } from '../../../http/address.ts'
import type { Data } from '../../../sources/data.ts'
import { isSlug } from './form.server.ts'
import { articleOn } from './subject.server.ts'

/** The data of pages with the draft of the article that an address is about; another address needs none. */
export async function withArticle(data: Data, { resolved }: Address, database: AdminDatabase): Promise<Data> {
  const slug = resolved.match?.params.slug ?? ''
  if (resolved.match?.id !== 'article' || !isSlug(slug)) return data
  const { content, today } = await readPending(articleOn(slug), database)
  const { article } = content
  if (article === null) return data
  const { published_time: _, languages: __, ...drafted } = article
  const day = isIsoDate(article.published_on) ? article.published_on : today
  return {
    ...data,
    article: async (requested) =>
      requested !== slug
        ? data.article(requested)
        : {
            ...drafted,
            slug,
            category: articleCategories.find((each) => each === article.category) ?? articleCategories[0],
            treatments: treatmentKeys.filter((key) => article.treatments.includes(key)),
            published_on: day,
            updated_on: day,
            source: 'live',
            asOf: today,
          },
  }
}
