import type { ReactNode } from 'react'
import type { Deferred } from '../../deferred.ts'
import { ArticleBody } from '../../features/news/article-body.tsx'
import { NewsCard, type NewsCardData } from '../../features/news/news-card.tsx'
import type { NewsPageWords } from '../../features/news/ro.ts'
import type { Locale } from '../../locale.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Await } from '../../ui/hydration/await.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import './page.css'

type Dated = { iso: string; before: string; date: string }

export type ArticleFacts = {
  /** Advice on health, which a dentist has reviewed. */
  isMedical: boolean
  category: { name: string; href: string }
  reading: string
  published: Dated
  updated: Dated | null
  /** `id`: their name in structured data. */
  reviewer: { before: string; name: string; href: string; id: string } | null
}

export type ArticleProps = {
  texts: Pick<NewsPageWords, 'contents' | 'related' | 'treatments' | 'back'> & {
    list: string
    note: string
  }
  title: string
  description: string
  keywords: readonly string[]
  /** The languages of the article. */
  written: readonly Locale[]
  facts: ArticleFacts
  /** Rendered from Markdown on the server, which removes anything harmful. */
  html: string
  headings: readonly { id: string; text: string }[]
  treatments: readonly { title: string; href: string }[]
  related: Deferred<readonly NewsCardData[]>
}

export default function ArticlePage(props: ArticleProps): ReactNode {
  const { texts, title, description, facts, html, headings, treatments, related } = props
  const { locale } = useFrame()
  return (
    <>
      <PageHeader
        className="article-header"
        title={title}
        lead={description}
        trail={[{ label: texts.list, href: href('news', locale) }]}
      >
        <Facts facts={facts} />
      </PageHeader>
      <div className="wrap article">
        {headings.length > 1 && (
          <nav className="article-contents no-print" aria-label={texts.contents}>
            <p>{texts.contents}</p>
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="article-main">
          <ArticleBody html={html} />
          <Note text={texts.note} />
          {treatments.length > 0 && (
            <div className="article-treatments">
              <h2>{texts.treatments}</h2>
              <ul className="article-treatments-list">
                {treatments.map((treatment) => (
                  <li key={treatment.href}>
                    <a href={treatment.href}>{treatment.title}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      <section className="section section-warm" aria-labelledby="inrudite">
        <div className="wrap article-related">
          <h2 id="inrudite">{texts.related}</h2>
          <Await value={related}>
            {(articles) => (
              <ul className="article-related-list">
                {articles.map((article) => (
                  <li key={article.slug}>
                    <NewsCard article={article} />
                  </li>
                ))}
              </ul>
            )}
          </Await>
          <p>
            <a href={href('news', locale)}>{texts.back}</a>
          </p>
        </div>
      </section>
    </>
  )
}

function Facts({
  facts: { category, reading, published, updated, reviewer },
}: {
  facts: ArticleFacts
}): ReactNode {
  return (
    <ul className="facts">
      <li>
        <a href={category.href}>{category.name}</a>
      </li>
      <li>{reading}</li>
      {[published, updated].map(
        (each) =>
          each && (
            <li key={each.before}>
              {each.before}
              <time dateTime={each.iso}>{each.date}</time>
            </li>
          ),
      )}
      {reviewer && (
        <li>
          {reviewer.before}
          <a href={reviewer.href}>{reviewer.name}</a>
        </li>
      )}
    </ul>
  )
}

function Note({ text }: { text: string }): ReactNode {
  const { locale, layout } = useFrame()
  return (
    <div className="article-medical">
      <p>{text}</p>
      <p className="actions">
        <a className="button button-quiet" href={href('contact', locale)}>
          <Icon name="mail" />
          {layout.texts.actions.write}
        </a>
        <a className="button button-quiet" href={`tel:${layout.clinic.phone}`}>
          <Icon name="phone" />
          {layout.clinic.phoneText}
        </a>
      </p>
    </div>
  )
}
