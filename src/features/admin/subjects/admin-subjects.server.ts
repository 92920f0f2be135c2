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

/** Does the same with whichever subject an address names; prices when it names none. */
export function withSubject<T>(name: string | undefined, use: Use<T>): T {
  const article = articleOf(name ?? '')
  if (article !== null) return use(adminArticleSubject(article))
  switch (name) {
    case adminOfferSubject.subject.name:
      return use(adminOfferSubject)
    case adminHoursSubject.subject.name:
      return use(adminHoursSubject)
    case adminRedirectSubject.subject.name:
      return use(adminRedirectSubject)
    case adminTeamSubject.subject.name:
      return use(adminTeamSubject)
    case adminStoriesSubject.subject.name:
      return use(adminStoriesSubject)
    default:
      return use(adminPriceSubject)
  }
}
