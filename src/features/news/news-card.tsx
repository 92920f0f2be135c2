import type { ReactNode } from 'react'
import type { Locale } from '../../locale.ts'
import './news-card.css'

export type NewsCardData = {
  slug: string
  href: string
  title: string
  description: string
  category: string
  published: { iso: string; text: string }
  reading: string
  /** For an article missing in the page's language: the language it is in, and a note. */
  elsewhere: { locale: Locale; notice: string } | null
}

/** One article in a list: date and category, its title as the link, and a summary. */
export function NewsCard({
  article: { href, title, description, category, published, reading, elsewhere },
  heading: Heading = 'h3',
}: {
  article: NewsCardData
  heading?: 'h2' | 'h3' | 'h4'
}): ReactNode {
  return (
    <article className="card news-card">
      <p className="facts">
        <time dateTime={published.iso}>{published.text}</time>
        <span>{category}</span>
        <span>{reading}</span>
      </p>
      <div className="news-card-text">
        <Heading className="card-title" lang={elsewhere?.locale}>
          <a href={href} hrefLang={elsewhere?.locale}>
            {title}
          </a>
        </Heading>
        <p lang={elsewhere?.locale}>{description}</p>
        {elsewhere && (
          <p className="news-card-elsewhere">
            <span>{elsewhere.notice}</span>
          </p>
        )}
      </div>
    </article>
  )
}
