import type { ReactNode } from 'react'
import type { Footnotes } from '../../content/schema.ts'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { Folded } from '../../ui/folded.tsx'
import { FootnotedText } from '../../ui/footnotes.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import type { TreatmentProps } from './props.ts'
import './sections.css'

/** What patients worry about most. */
export function Pain({ text, texts }: TreatmentProps): ReactNode {
  return (
    <section className="treatment-section" id="durere">
      <h2>{texts.headings.pain}</h2>
      <p>
        <FootnotedText notes={text.footnotes}>{text.pain}</FootnotedText>
      </p>
    </section>
  )
}

/** Everything else that can be told, each part a press away. */
export function Depth(props: TreatmentProps): ReactNode {
  const { text, texts } = props
  const { headings } = texts
  const notes = text.footnotes
  return (
    <div className="treatment-depth">
      <Folded id="pasi" title={headings.steps}>
        <ol className="treatment-steps">
          {text.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>
                <FootnotedText notes={notes}>{step.text}</FootnotedText>
              </p>
            </li>
          ))}
        </ol>
      </Folded>
      <Folded id="vindecare" title={headings.healing}>
        <p className="prose">
          <FootnotedText notes={notes}>{text.healing}</FootnotedText>
        </p>
      </Folded>
      <Folded id="potrivire" title={headings.fit}>
        <Parts {...props} fields={['suits', 'not_suits']} />
      </Folded>
      <Folded id="riscuri" title={headings.risks}>
        <Points items={text.risks} notes={notes} kind="plain" />
      </Folded>
      <Folded id="alternative" title={headings.alternatives}>
        <Alternatives {...props} />
      </Folded>
      <Folded id="despre" title={headings.full_description}>
        <div className="prose">
          {text.full_description.map((paragraph) => (
            <p key={paragraph}>
              <FootnotedText notes={notes}>{paragraph}</FootnotedText>
            </p>
          ))}
        </div>
      </Folded>
      <Folded id="garantie" title={headings.lasting}>
        <div className="treatment-parts">
          {(['duration', 'success_rate', 'warranty'] as const).map((field) => (
            <section key={field}>
              <h3>{headings[field]}</h3>
              <p>
                <FootnotedText notes={notes}>{text[field]}</FootnotedText>
              </p>
            </section>
          ))}
        </div>
      </Folded>
      <Folded id="detalii" title={headings.details}>
        <Parts {...props} fields={['features', 'benefits', 'technologies']} />
      </Folded>
    </div>
  )
}

const kinds = {
  suits: 'check',
  not_suits: 'minus',
  features: 'plain',
  benefits: 'plain',
  technologies: 'plain',
} as const

function Parts({
  text,
  texts: { headings },
  fields,
}: TreatmentProps & { fields: readonly (keyof typeof kinds)[] }): ReactNode {
  return (
    <div className="treatment-parts">
      {fields.map((field) => (
        <section key={field}>
          <h3>{headings[field]}</h3>
          <Points items={text[field]} notes={text.footnotes} kind={kinds[field]} />
        </section>
      ))}
    </div>
  )
}

/** When to call instead of reading on: prominent and calm. */
export function Urgent({ text, texts, urgentCall }: TreatmentProps): ReactNode {
  const { locale, layout } = useFrame()
  const { phone, phoneText } = layout.clinic
  return (
    <section className="treatment-urgent" id="urgente">
      <div>
        <h2>{texts.headings.urgent}</h2>
        <Points items={text.urgent} notes={text.footnotes} kind="plain" />
      </div>
      <div className="treatment-urgent-call">
        <a className="treatment-urgent-phone" href={`tel:${phone}`}>
          <Icon name="phone" />
          {phoneText}
        </a>
        <p>
          {urgentCall.map(({ text: piece, dialled }) =>
            dialled === null ? (
              piece
            ) : (
              <a key={dialled} href={`tel:${dialled}`}>
                {piece}
              </a>
            ),
          )}
        </p>
        {hasPage('inPain') && <a href={href('inPain', locale)}>{layout.texts.nav.inPain}</a>}
      </div>
    </section>
  )
}

function Alternatives({ texts, text, alternatives, pairs }: TreatmentProps): ReactNode {
  return (
    <>
      <p className="treatment-intro">{texts.alternativesLead}</p>
      <ul className="treatment-alternatives">
        {alternatives.map((alternative) => (
          <li key={alternative.title}>
            <h3>
              {alternative.page ? (
                <SheetLink href={alternative.page.href}>{alternative.title}</SheetLink>
              ) : (
                alternative.title
              )}
            </h3>
            <p>
              <FootnotedText notes={text.footnotes}>{alternative.text}</FootnotedText>
            </p>
            {alternative.page ? (
              <p className="no-print">
                <SheetLink href={alternative.page.compare.href}>{alternative.page.compare.text}</SheetLink>
              </p>
            ) : (
              <p className="small">{texts.elsewhere}</p>
            )}
          </li>
        ))}
      </ul>
      {pairs.length > 0 && (
        <ul className="treatment-pairs no-print">
          {pairs.map(({ name, href }) => (
            <li key={href}>
              <SheetLink href={href}>{name}?</SheetLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type PointKind = 'plain' | 'check' | 'minus'

function Points({
  items,
  notes,
  kind,
}: {
  items: readonly string[]
  notes: Footnotes
  kind: PointKind
}): ReactNode {
  return (
    <ul className="treatment-points" data-kind={kind}>
      {items.map((item) => (
        <li key={item}>
          {kind !== 'plain' && <Icon name={kind} />}
          <span>
            <FootnotedText notes={notes}>{item}</FootnotedText>
          </span>
        </li>
      ))}
    </ul>
  )
}
