import type { ReactNode } from 'react'
import type { TreatmentPage as PageTexts } from '../../content/page-schema.ts'
import type { TreatmentText } from '../../content/schema.ts'
import type { TreatmentKey } from '../../content/vocabulary.ts'
import { href } from '../../routes.ts'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { Footnotes } from '../../ui/footnotes.tsx'
import { useFrame } from '../../ui/frame.tsx'
import type { Deferred } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PersonCard, type PersonCardData } from '../../ui/person-card.tsx'
import type { PriceLineData } from '../../ui/price-lines.tsx'
import { Questions } from '../../ui/questions.tsx'
import { StoryCard, type StoryCardData } from '../../ui/story-card.tsx'
import { Contents } from './contents.tsx'
import { PriceSection, Summary } from './prices.tsx'
import { About, Alternatives, Fit, InDetail, Risks, Steps, Urgent, WhatToExpect } from './sections.tsx'
import './page.css'

/** A piece of a sentence; one with a number to dial is a link. */
export type CallPiece = { text: string; dialled: string | null }
export type Review = { before: string; name: string; href: string; after: string }
export type Alternative = { title: string; href: string; text: string }
export type TreatmentPrices = {
  main: PriceLineData | null
  lines: readonly PriceLineData[]
  category: { label: string; href: string } | null
}

export type TreatmentProps = {
  treatment: TreatmentKey
  title: string
  text: Omit<TreatmentText, 'meta' | 'title' | 'alternatives'>
  texts: Omit<PageTexts, 'reviewed' | 'urgentCall'>
  urgentCall: readonly CallPiece[]
  category: { name: string; href: string }
  review: Review
  alternatives: readonly Alternative[]
  prices: Deferred<TreatmentPrices>
  doctors: readonly PersonCardData[]
  stories: readonly StoryCardData[]
}

export default function TreatmentPage(props: TreatmentProps): ReactNode {
  const { treatment, title, text, texts, category, review, doctors, stories } = props
  const { locale, layout } = useFrame()
  const { headings } = texts
  const query = { tratament: treatment }
  return (
    <>
      <PageHeader
        title={title}
        lead={text.short_description}
        trail={[
          { label: layout.texts.nav.treatments, href: href('treatments', locale) },
          { label: category.name, href: category.href },
        ]}
        illustration={treatment}
      >
        <p className="treatment-actions actions">
          <a className="button" href={`${href('contact', locale)}?tratament=${treatment}`}>
            {texts.book}
          </a>
        </p>
        <p className="treatment-review small">
          {review.before}
          <a href={review.href}>{review.name}</a>
          {review.after}
        </p>
      </PageHeader>
      <Summary {...props} />
      <div className="wrap treatment-body">
        <Contents {...props} />
        <div className="treatment-sections">
          <About {...props} />
          <InDetail {...props} />
          <Fit {...props} />
          <Steps {...props} />
          <WhatToExpect {...props} />
          <Risks {...props} />
          <Urgent {...props} />
          <Alternatives {...props} />
          <PriceSection {...props} />
          <section className="treatment-section" id="medici">
            <h2>{headings.doctors}</h2>
            <p className="treatment-intro">{texts.doctorsLead}</p>
            <ul className="treatment-doctors">
              {doctors.map((person) => (
                <li key={person.id}>
                  <PersonCard person={person} />
                </li>
              ))}
            </ul>
          </section>
          <section className="treatment-section" id="intrebari">
            <h2>{headings.questions}</h2>
            <Questions items={text.questions} notes={text.footnotes} />
          </section>
        </div>
      </div>
      {stories.length > 0 && (
        <section className="section section-warm" id="povesti">
          <div className="wrap">
            <h2>{headings.stories}</h2>
            <ul className="treatment-stories">
              {stories.map((story) => (
                <li key={story.id}>
                  <StoryCard story={story} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <div className="wrap">
        <Footnotes notes={text.footnotes} />
      </div>
      <CallToAction title={texts.bookTitle} text={texts.bookLead} query={query} />
    </>
  )
}
