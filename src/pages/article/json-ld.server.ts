import type { PersonLeaf } from 'schema-dts'
import { type PageGraph, pageId, pictureId } from '../../features/seo/json-ld.server.ts'
import { absolute, clinicId } from '../../features/seo/json-ld-clinic.server.ts'
import { reference } from '../../features/seo/reference.server.ts'
import { dayWithZone } from '../../format/dates.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { ArticleProps } from './page.tsx'

type Described = Pick<ArticleProps, 'texts' | 'title' | 'description' | 'facts' | 'treatments'>

/** The clinic is the author; a dentist has reviewed the text. */
export function articleGraph(props: Described, locale: Locale, slug: string): PageGraph {
  const { texts, title, description, facts, treatments } = props
  const { isMedical, published, updated, reviewer, category } = facts
  const url = absolute(href('article', locale, { slug }))
  const article = `${url}#article`
  const reviewers: PersonLeaf[] = reviewer
    ? [
        {
          '@type': 'Person',
          '@id': reviewer.id,
          name: reviewer.name,
          worksFor: reference(clinicId),
        },
      ]
    : []
  return {
    name: title,
    trail: [{ label: texts.list, href: href('news', locale) }],
    page: {
      mainEntity: reference(article),
      ...(reviewer && { [isMedical ? 'reviewedBy' : 'editor']: reference(reviewer.id) }),
    },
    things: [
      {
        // Advice is no news.
        '@type': isMedical ? 'Article' : 'NewsArticle',
        '@id': article,
        headline: title,
        description,
        articleSection: category.name,
        inLanguage: locale,
        image: reference(pictureId(url)),
        datePublished: dayWithZone(published.iso),
        dateModified: dayWithZone((updated ?? published).iso),
        author: reference(clinicId),
        publisher: reference(clinicId),
        mainEntityOfPage: reference(pageId(url)),
        ...(treatments.length > 0 && {
          about: treatments.map((each) => ({
            '@type': 'MedicalProcedure',
            name: each.title,
            url: absolute(each.href),
          })),
        }),
      },
      ...reviewers,
    ],
  }
}
