import { type ReactNode, Suspense } from 'react'
import type { Deferred } from '../../deferred.ts'
import { SpanList } from '../../features/clinic/span-list.tsx'
import type { BroughtEstimate } from '../../features/contact/estimate.server.ts'
import type { ContactFormProps } from '../../features/contact/form-types.ts'
import type { WayData } from '../../features/rooms/way-inside.tsx'
import { type InMarkup, useFrame } from '../../page-frame.ts'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NumberedSteps } from '../../ui/numbered-steps.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Questions } from '../../ui/questions.tsx'
import type { ContactPageWords } from './ro.ts'
import './page.css'

export type ContactProps = {
  title: string
  urgent: ContactPageWords['urgent']
  /** At which the server says whether the clinic is open. */
  minute: number
  form: ContactFormProps
  estimate: Deferred<BroughtEstimate | null>
  /** When the clinic answers, by phone and by mail. */
  callback: string
  next: ContactPageWords['next']
  before: InMarkup<ContactPageWords['before']>
  details: ContactPageWords['details']
  hours: { days: string; spans: readonly string[] }[]
  mapHref: string
  way: InMarkup<WayData>
}

// In the document's markup: its code is fetched on later navigation alone.
const WayInside = onFirstInteraction(() => import('../../features/rooms/way-inside.tsx'), 'WayInside')
const AboveForm = onFirstInteraction(() => import('./above-form.tsx'), 'AboveForm')
const ContactForm = onFirstInteraction(() => import('../../features/contact/form.tsx'), 'ContactForm')

export default function ContactPage(props: ContactProps): ReactNode {
  const { title, urgent, minute, form, estimate, callback, next, before, details } = props
  return (
    <>
      <PageHeader title={title} className="contact-header">
        <Suspense>
          <AboveForm urgent={urgent} minute={minute} way={details.transport.title} />
        </Suspense>
      </PageHeader>
      <div className="wrap contact">
        <Suspense>
          <ContactForm form={form} estimate={estimate}>
            <p>{callback}</p>
          </ContactForm>
        </Suspense>
        <Details {...props} />
      </div>
      <section className="section section-warm contact-next" aria-labelledby="prima-vizita">
        <div className="wrap">
          <h2 id="prima-vizita">{next.title}</h2>
          <p className="lead">{next.lead}</p>
          <NumberedSteps items={next.items} />
        </div>
      </section>
      <ServerMarkup
        as="section"
        from="[aria-labelledby=intrebari]"
        className="section no-print"
        aria-labelledby="intrebari"
        value={before}
      >
        {({ title, groups }) => (
          <div className="wrap">
            <h2 id="intrebari">{title}</h2>
            <div className="contact-before">
              {groups.map(({ title, items }) => (
                <details key={title} className="contact-group">
                  <summary className="opens">
                    <h3>{title}</h3>
                  </summary>
                  <Questions items={items} />
                </details>
              ))}
            </div>
          </div>
        )}
      </ServerMarkup>
    </>
  )
}

function Details({
  details,
  hours,
  mapHref,
  way,
}: Pick<ContactProps, 'details' | 'hours' | 'mapHref' | 'way'>) {
  const { clinic, texts } = useFrame().layout
  const { street, sector, postalCode, city } = clinic.address
  return (
    <aside className="contact-details" id="unde" aria-labelledby="contact-details-title">
      <h2 className="contact-details-title" id="contact-details-title">
        {details.title}
      </h2>
      <dl className="contact-facts">
        <div>
          <dt>{details.phone}</dt>
          <dd>
            <a className="contact-phone" href={`tel:${clinic.phone}`}>
              <Icon name="phone" />
              {clinic.phoneText}
            </a>
          </dd>
        </div>
        <div>
          <dt>{details.email}</dt>
          <dd>
            <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
          </dd>
        </div>
        <div>
          <dt>{details.address}</dt>
          <dd>
            <address>
              {`${street}, ${sector}`}
              <br />
              {`${postalCode} ${city}`}
            </address>
            <a href={mapHref} rel="noopener external">
              {details.map}
            </a>
            <p className="small">{details.mapHint}</p>
            <ServerMarkup as="div" from=".way-here" className="way-here no-print" value={way}>
              {(known) => <WayInside way={known} />}
            </ServerMarkup>
          </dd>
        </div>
        <div>
          <dt>{details.hours}</dt>
          <dd>
            <ul className="contact-hours">
              {hours.map(({ days, spans }) => (
                <li key={days}>
                  <span>{days}</span>
                  <span>
                    <SpanList spans={spans} />
                  </span>
                </li>
              ))}
            </ul>
            <p className="small">{texts.hours.holidays}</p>
          </dd>
        </div>
        {details.transport.items.length > 0 && (
          <div>
            <dt>{details.transport.title}</dt>
            <dd>
              <ul className="contact-transport">
                {details.transport.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
