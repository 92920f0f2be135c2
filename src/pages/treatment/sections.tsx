import type { ReactNode } from 'react'
import type { Footnotes } from '../../content/schema.ts'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { FootnotedText } from '../../ui/footnotes.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TreatmentProps } from './props.ts'
import './sections.css'

export function About({ text, texts }: TreatmentProps): ReactNode {
  return (
    <section className="treatment-section" id="despre">
      <h2>{texts.headings.full_description}</h2>
      <div className="prose">
        {text.full_description.map((paragraph) => (
          <p key={paragraph}>
            <FootnotedText notes={text.footnotes}>{paragraph}</FootnotedText>
          </p>
        ))}
      </div>
    </section>
  )
}

export function InDetail({ text, texts: { headings } }: TreatmentProps): ReactNode {
  return (
    <div className="treatment-section treatment-pair treatment-details" id="detalii">
      {(['features', 'benefits', 'technologies'] as const).map((field) => (
        <section key={field}>
          <h2>{headings[field]}</h2>
          <Points items={text[field]} notes={text.footnotes} kind="plain" />
        </section>
      ))}
    </div>
  )
}

export function Fit({ text, texts: { headings } }: TreatmentProps): ReactNode {
  return (
    <div className="treatment-section treatment-pair" id="potrivire">
      <section>
        <h2>{headings.suits}</h2>
        <Points items={text.suits} notes={text.footnotes} kind="check" />
      </section>
      <section>
        <h2>{headings.not_suits}</h2>
        <Points items={text.not_suits} notes={text.footnotes} kind="minus" />
      </section>
    </div>
  )
}

export function Steps({ text, texts }: TreatmentProps): ReactNode {
  return (
    <section className="treatment-section" id="pasi">
      <h2>{texts.headings.steps}</h2>
      <ol className="treatment-steps">
        {text.steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>
              <FootnotedText notes={text.footnotes}>{step.text}</FootnotedText>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function WhatToExpect({ text, texts: { headings } }: TreatmentProps): ReactNode {
  return (
    <div className="treatment-section treatment-pair" id="durere">
      {(['pain', 'healing'] as const).map((field) => (
        <section key={field}>
          <h2>{headings[field]}</h2>
          <p>
            <FootnotedText notes={text.footnotes}>{text[field]}</FootnotedText>
          </p>
        </section>
      ))}
    </div>
  )
}

export function Risks({ text, texts }: TreatmentProps): ReactNode {
  return (
    <section className="treatment-section treatment-risks" id="riscuri">
      <h2>{texts.headings.risks}</h2>
      <Points items={text.risks} notes={text.footnotes} kind="plain" />
    </section>
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

export function Alternatives({ texts, text, alternatives, pairs }: TreatmentProps): ReactNode {
  return (
    <section className="treatment-section" id="alternative">
      <h2>{texts.headings.alternatives}</h2>
      <p className="treatment-intro">{texts.alternativesLead}</p>
      <ul className="treatment-alternatives">
        {alternatives.map((alternative) => (
          <li key={alternative.title}>
            <h3>
              {alternative.page ? <a href={alternative.page.href}>{alternative.title}</a> : alternative.title}
            </h3>
            <p>
              <FootnotedText notes={text.footnotes}>{alternative.text}</FootnotedText>
            </p>
            {alternative.page ? (
              <p className="no-print">
                <a href={alternative.page.compare.href}>{alternative.page.compare.text}</a>
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
              <a href={href}>{name}?</a>
            </li>
          ))}
        </ul>
      )}
    </section>
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
