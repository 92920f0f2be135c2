import { articleOf } from '../../news/article-subject.server.ts'
import { adminArticleSubject } from './admin-article.server.ts'
import { adminHoursSubject } from './admin-hours.server.ts'
import { adminOfferSubject } from './admin-offers.server.ts'
import { adminPriceSubject } from './admin-prices.server.ts'
import { adminRedirectSubject } from './admin-redirects.server.ts'
import { adminStoriesSubject } from './admin-stories.server.ts'
import type { AdminSubject } from './admin-subject.ts'
import { adminTeamSubject } from './admin-team.server.ts'

/** What is drafted and published, in the order of the menu. A row of `private.subjects` each. */
export const subjectNames = ['prices', 'offers', 'hours', 'redirects', 'team', 'stories'] as const

type Use<T> = <Content, Known>(adminSubject: AdminSubject<Content, Known>) => T

/** Does the same with whichever subject is named so; null where none is. */
export function withSubject<T>(name: string, use: Use<T>): T | null {
  const article = articleOf(name)
  if (article !== null) return use(adminArticleSubject(article))
  const known = subjectNames.find((each) => each === name)
  switch (known) {
    case 'prices':
      return use(adminPriceSubject)
    case 'offers':
      return use(adminOfferSubject)
    case 'hours':
      return use(adminHoursSubject)
    case 'redirects':
      return use(adminRedirectSubject)
    case 'team':
      return use(adminTeamSubject)
    case 'stories':
      return use(adminStoriesSubject)
    case undefined:
      return null
    default:
      return known satisfies never
  }
}
