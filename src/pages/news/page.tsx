import type { ReactNode } from 'react'
import type { Deferred } from '../../deferred.ts'
import { NewsCard, type NewsCardData } from '../../features/news/news-card.tsx'
import type { NewsPageWords } from '../../features/news/ro.ts'
import { firstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Await } from '../../ui/hydration/await.tsx'
import { Pagination, type PaginationData } from '../../ui/navigation/pagination.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import '../../ui/styles/filter-choices.css'
import './page.css'

export type ShownNews = {
  articles: readonly NewsCardData[]
  count: string
  /** Why the list may be out of date. */
  note: string | null
  pages: PaginationData | null
}

export type NewsProps = {
  texts: Pick<NewsPageWords, 'title' | 'lead' | 'filter' | 'empty'>
  page: number
  choices: readonly { name: string; href: string; current: boolean }[]
  news: Deferred<ShownNews>
}

export default function NewsPage({ texts, page, choices, news }: NewsProps): ReactNode {
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead}>
        <nav className="news-filter no-print" aria-label={texts.filter}>
          <ul className="filter-choices">
            {choices.map(({ name, href, current }) => (
              <li key={href}>
                <a href={href} aria-current={current ? 'true' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      <div className="wrap news">
        <Await value={news}>
          {({ articles, count, note, pages }) => (
            <>
              <p className="small">{count}</p>
              {note && <p className="small">{note}</p>}
              {articles.length === 0 && <p>{texts.empty}</p>}
              <ul className="news-list" data-page={page}>
                {articles.map((article, place) => (
                  <li key={article.slug}>
                    <NewsCard article={article} heading="h2" />
                    {place === 0 && firstScreenEnd}
                  </li>
                ))}
              </ul>
              {pages && <Pagination pages={pages} />}
            </>
          )}
        </Await>
      </div>
    </>
  )
}
