import type { ReactNode } from 'react'
import { PhoneSentence } from '../../features/clinic/phone-sentence.tsx'
import { KeptEstimateSlip } from '../../features/contact/kept-estimate.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { NoRequestProps, RequestProps, ShownRequestProps } from './props.ts'
import './page.css'

/** A request, for who holds its link. */
export default function RequestPage(props: RequestProps): ReactNode {
  return props.state === 'shown' ? <Shown {...props} /> : <Nothing {...props} />
}

function Nothing({ title, text, contact, home }: NoRequestProps) {
  const { locale } = useFrame()
  return (
    <PageHeader title={title} lead={<Sentence text={text} />} illustration="letter">
      <p className="actions">
        <a className="button" href={href('contact', locale)}>
          {contact}
        </a>
        <a className="button button-quiet" href={href('home', locale)}>
          {home}
        </a>
      </p>
    </PageHeader>
  )
}

function Shown({ title, received, lead, keep, asked, bill, visit }: ShownRequestProps) {
  const { locale, layout } = useFrame()
  const { street, sector, postalCode, city } = layout.clinic.address
  return (
    <>
      <PageHeader
        title={title}
        lead={<Sentence text={lead} />}
        trail={[{ label: layout.texts.nav.contact, href: href('contact', locale) }]}
      >
        <p>{received}</p>
      </PageHeader>
      <div className="wrap own-request">
        <section aria-labelledby="cerut">
          <h2 id="cerut">{asked.title}</h2>
          <dl className="own-request-facts">
            {asked.facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        {bill !== null && (
          <section aria-labelledby="deviz">
            <h2 id="deviz">{bill.texts.title}</h2>
            <KeptEstimateSlip {...bill} />
          </section>
        )}
        <section aria-labelledby="vizita">
          <h2 id="vizita">{visit.title}</h2>
          <h3>{visit.way}</h3>
          <p>
            {street}, {sector}, {postalCode} {city}.{' '}
            <a className="no-print" href={layout.mapHref} rel="noopener noreferrer">
              {visit.map}
            </a>
          </p>
          <ul className="own-request-list">
            {visit.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
          <h3>{visit.bring}</h3>
          <ul className="own-request-list">
            {visit.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section className="own-request-keep" aria-labelledby="pastrati">
          <h2 id="pastrati">
            <Icon name="warning" /> {keep.title}
          </h2>
          <p>{keep.text}</p>
        </section>
      </div>
    </>
  )
}

function Sentence({ text }: { text: string }) {
  return text.includes('{phone}') ? <PhoneSentence>{text}</PhoneSentence> : text
}
