import { type ReactNode, Suspense } from 'react'
import type { TreatmentPage as PageTexts } from '../../content/page-schema.ts'
import type { TreatmentText } from '../../content/schema.ts'
import type { TreatmentKey } from '../../content/vocabulary.ts'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import type { PriceLineData } from '../../features/prices/price-lines.tsx'
import type { StoryCardData } from '../../features/stories/story-card.tsx'
import type { PersonCardData } from '../../features/team/person-card.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Footnotes } from '../../ui/footnotes.tsx'
import type { Deferred } from '../../ui/later.tsx'
import { onFirstInteraction } from '../../ui/on-first-interaction.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Summary } from './prices.tsx'
import './page.css'

const TreatmentDetails = onFirstInteraction(() => import('./details.tsx'), 'TreatmentDetails')

/** A piece of a sentence; one with a number to dial is a link. */
export type CallPiece = { text: string; dialled: string | null }
export type Review = { before: string; name: string; href: string; after: string }
export type Alternative = { title: string; href: string; text: string }
export type TreatmentPrices = {
  main: PriceLineData | null
  lines: readonly PriceLineData[]
  category: { label: string; href: string } | null
  /** Its rows, as the address of the price page writes an estimate. */
  estimate: string
}

export type TreatmentProps = {
  treatment: TreatmentKey
  title: string
  text: Omit<TreatmentText, 'meta' | 'search_words' | 'title' | 'alternatives'>
  texts: Omit<PageTexts, 'reviewed' | 'urgentCall'>
  urgentCall: readonly CallPiece[]
  category: { name: string; href: string }
  review: Review
  alternatives: readonly Alternative[]
  prices: Deferred<TreatmentPrices>
  /** The page of an offer on this treatment. */
  offer: { label: string; href: string } | null
  doctors: readonly PersonCardData[]
  stories: readonly StoryCardData[]
}

export default function TreatmentPage(props: TreatmentProps): ReactNode {
  const { treatment, title, text, texts, category, review } = props
  const { locale, layout } = useFrame()
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
      <Suspense>
        <TreatmentDetails {...props} />
      </Suspense>
      <div className="wrap">
        <Footnotes notes={text.footnotes} />
      </div>
      <CallToAction title={texts.bookTitle} text={texts.bookLead} query={query} />
    </>
  )
}
