import type { ReactNode } from 'react'
import type { Deferred } from '../../deferred.ts'
import type { OfferState } from '../../features/offer/offer-state.ts'
import type { OfferWords } from '../../features/offer/ro.ts'
import { Amount, type PriceAmount } from '../../features/prices/amount.tsx'
import { fill } from '../../format/fill.ts'
import { useFrame } from '../../page-frame.ts'
import { firstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Await } from '../../ui/hydration/await.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NumberedSteps } from '../../ui/numbered-steps.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Questions } from '../../ui/questions.tsx'
import './page.css'

export type OfferPrice = { title: string; amount: PriceAmount; listed: string; euro: string }

export type ImplantOfferProps = Pick<
  OfferWords,
  | 'title'
  | 'lead'
  | 'conditions'
  | 'included'
  | 'notIncluded'
  | 'steps'
  | 'questions'
  | 'book'
  | 'call'
  | 'treatment'
> & {
  state: OfferState
  period: string
  upcoming: { title: string; text: string }
  ended: OfferWords['ended']
  priceTexts: Pick<OfferWords['price'], 'label' | 'unit' | 'note' | 'missing'>
  price: Deferred<OfferPrice | null>
  links: { prices: string; treatment: string; contact: string }
}

export default function ImplantOfferPage(props: ImplantOfferProps): ReactNode {
  return props.state === 'ended' ? <Ended {...props} /> : <Running {...props} />
}

function Ended({ title, ended, links, treatment }: ImplantOfferProps) {
  return (
    <PageHeader title={title} illustration="offer">
      <h2 className="offer-notice-title">{ended.title}</h2>
      <p className="lead">{ended.text}</p>
      <p className="actions">
        <a className="button" href={links.prices}>
          {ended.prices}
        </a>
        <a className="button button-quiet" href={links.contact}>
          {ended.book}
        </a>
      </p>
      <p>
        <a href={links.treatment}>{treatment}</a>
      </p>
    </PageHeader>
  )
}

function Running(props: ImplantOfferProps) {
  const { title, lead, state, upcoming, conditions, included, notIncluded, steps, questions } = props
  return (
    <>
      <PageHeader title={title} lead={lead} illustration="offer" className="offer-header">
        {state === 'upcoming' && (
          <p className="offer-notice">
            <strong>{upcoming.title}.</strong> {upcoming.text}
          </p>
        )}
      </PageHeader>
      <div className="section-warm">
        <div className="wrap offer-terms">
          <Price {...props} />
          <section aria-labelledby="conditii">
            <h2 id="conditii" className="offer-heading">
              {conditions.title}
            </h2>
            <ul className="offer-conditions">
              {conditions.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <div className="section">
        <div className="wrap offer-lists">
          <List {...included} icon="check" />
          <List {...notIncluded} icon="minus" />
        </div>
      </div>
      <section className="section section-cool" aria-labelledby="pasi">
        <div className="wrap offer-columns">
          <div>
            <h2 id="pasi">{steps.title}</h2>
            <p className="offer-lead">{steps.lead}</p>
          </div>
          <NumberedSteps items={steps.items} />
        </div>
      </section>
      <section className="section" aria-labelledby="intrebari">
        <div className="wrap offer-columns">
          <h2 id="intrebari">{questions.title}</h2>
          <Questions items={questions.items} />
        </div>
      </section>
    </>
  )
}

function Price({ price, priceTexts, period, book, call, treatment, links }: ImplantOfferProps) {
  const { clinic } = useFrame().layout
  return (
    <section className="offer-price" aria-labelledby="pret">
      <h2 id="pret" className="offer-heading">
        {priceTexts.label}
      </h2>
      <Await value={price}>
        {(ready) =>
          ready === null ? (
            <p>{priceTexts.missing}</p>
          ) : (
            <>
              <p className="offer-amount">
                <Amount {...ready.amount} /> <span className="offer-unit">{priceTexts.unit}</span>
              </p>
              <p>
                {ready.title}. {ready.listed}
              </p>
              <p className="offer-period">{period}</p>
              <p className="small">{`${priceTexts.note} ${ready.euro}`}</p>
              {firstScreenEnd}
            </>
          )
        }
      </Await>
      <p className="actions">
        <a className="button button-quiet" href={links.contact}>
          {book}
        </a>
        <a className="button button-quiet" href={`tel:${clinic.phone}`}>
          <Icon name="phone" />
          {fill(call, { phone: clinic.phoneText })}
        </a>
      </p>
      <p>
        <a href={links.treatment}>{treatment}</a>
      </p>
    </section>
  )
}

function List({ title, items, icon }: OfferWords['included'] & { icon: string }) {
  return (
    <section>
      <h2 className="offer-heading">{title}</h2>
      <ul className="offer-list">
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
