import type { ReactNode } from 'react'
import { BeforeAfter, type BeforeAfterData } from './before-after.tsx'
import './story-card.css'

/** `href` is the case's place on the stories page; `quote` a sentence of the patient. */
export type StoryCardData = {
  id: string
  href: string
  title: string
  name: string
  treatment: string
  duration: string
  quote: string
  pictures: BeforeAfterData
}

/** A case in a list: what changed, how long it took, and a sentence of the patient. */
export function StoryCard({
  story: { href, title, name, treatment, duration, quote, pictures },
}: {
  story: StoryCardData
}): ReactNode {
  return (
    <article className="story-card">
      <BeforeAfter pictures={pictures} />
      <h3 className="story-card-title">
        <a href={href}>{title}</a>
      </h3>
      <p className="story-card-facts">
        <span>{treatment}</span> <span>{duration}</span>
      </p>
      <blockquote className="story-card-quote">
        <p>
          <q>{quote}</q> <cite>{name}</cite>
        </p>
      </blockquote>
    </article>
  )
}
