import type { ReactNode } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { ReviewLine } from '../../features/team/review-line.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Folded } from '../../ui/folded.tsx'
import { FootnoteList } from '../../ui/footnotes.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { withSheet } from '../../ui/sheet/sheet.ts'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import { Brief } from './brief.tsx'
import { TreatmentDetails } from './details.tsx'
import type { TreatmentProps } from './props.ts'
import './page.css'

export default function TreatmentPage(props: TreatmentProps): ReactNode {
  const { treatment, title, text, texts, category, review } = props
  const { locale, layout, sheet } = useFrame()
  const search = withSheet(`?tratament=${treatment}`, sheet)
  const [other] = props.alternatives
  return (
    <>
      <PageHeader
        className="treatment-header"
        title={title}
        trail={[
          { label: layout.texts.nav.treatments, href: href('treatments', locale) },
          { label: category.name, href: category.href },
        ]}
        illustration={treatment}
      >
        <Brief {...props} />
        <p className="lead">{text.short_description}</p>
        <p className="treatment-actions actions">
          <a className="button button-quiet" href={href('contact', locale) + search}>
            {texts.book}
          </a>
          {other?.page && (
            <SheetLink className="button button-quiet" href={other.page.compare.href}>
              {layout.texts.tools.compare}
            </SheetLink>
          )}
        </p>
        <ReviewLine review={review} className="treatment-review small" />
      </PageHeader>
      <TreatmentDetails {...props} />
      {Object.keys(text.footnotes).length > 0 && (
        <div className="wrap footnotes">
          <Folded id="note" title={layout.texts.footnoteLabels.heading}>
            <FootnoteList notes={text.footnotes} />
          </Folded>
        </div>
      )}
      <CallToAction title={texts.bookTitle} text={texts.bookLead} search={search} />
    </>
  )
}
