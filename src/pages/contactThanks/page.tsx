import type { ReactNode } from 'react'
import { PhoneSentence } from '../../features/clinic/phone-sentence.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { ContactThanksWords } from './ro.ts'
import './page.css'

export type ContactThanksProps = {
  title: string
  lead: string
  /** When and how the clinic answers. */
  answer: string
  reference: string
  code: string
  referenceHint: string
  /** The page of the request; null in an address from before there was one. */
  page: { title: string; text: string; action: string; href: string } | null
  next: ContactThanksWords['next']
  wishes: { title: string; days: string[]; action: string; hint: string; href: string }
  change: string
  home: string
  prices: string
}

export default function ContactThanksPage(props: ContactThanksProps): ReactNode {
  const { title, lead, answer, page, next, wishes } = props
  const { locale, layout } = useFrame()
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        trail={[{ label: layout.texts.nav.contact, href: href('contact', locale) }]}
      >
        <p>{answer}</p>
      </PageHeader>
      <div className="wrap thanks">
        <div className="thanks-reference">
          <p>{props.reference}</p>
          <p className="thanks-code">{props.code}</p>
          <p className="small">{props.referenceHint}</p>
        </div>
        {page !== null && (
          <section className="thanks-page" aria-labelledby="thanks-page-title">
            <h2 id="thanks-page-title">{page.title}</h2>
            <p>{page.text}</p>
            <p>
              <a className="button" href={page.href}>
                {page.action}
              </a>
            </p>
          </section>
        )}
        {wishes.days.length > 0 && (
          <section className="thanks-wishes" aria-labelledby="thanks-wishes-title">
            <h2 id="thanks-wishes-title">{wishes.title}</h2>
            <ul className="thanks-days">
              {wishes.days.map((day) => (
                <li key={day}>{day}</li>
              ))}
            </ul>
            <p>
              <a className="button button-quiet" href={wishes.href} download="">
                <Icon name="calendar" />
                {wishes.action}
              </a>
            </p>
            <p className="small">{wishes.hint}</p>
          </section>
        )}
        <section className="thanks-next" aria-labelledby="thanks-next-title">
          <h2 id="thanks-next-title">{next.title}</h2>
          <ol className="thanks-steps">
            {next.items.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          <p>
            <PhoneSentence>{props.change}</PhoneSentence>
          </p>
        </section>
        <p className="actions">
          <a className="button button-quiet" href={href('home', locale)}>
            {props.home}
          </a>
          <a className="button button-quiet" href={href('prices', locale)}>
            {props.prices}
          </a>
          <a className="button button-quiet" href={layout.mapHref} rel="noopener">
            <Icon name="pin" />
            {layout.texts.actions.directions}
          </a>
        </p>
      </div>
    </>
  )
}
