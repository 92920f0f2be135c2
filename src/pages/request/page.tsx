import type { ReactNode } from 'react'
import { PhoneSentence } from '../../features/clinic/phone-sentence.tsx'
import { KeptEstimateSlip } from '../../features/contact/kept-estimate.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Field } from '../../ui/forms/field.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { NoRequestProps, OwnChange, RequestProps, ShownRequestProps } from './props.ts'
import './page.css'

/** A request, for who holds its link. */
export default function RequestPage(props: RequestProps): ReactNode {
  return props.state === 'shown' ? <Shown {...props} /> : <Nothing {...props} />
}

function Nothing({ title, text, contact, home, again }: NoRequestProps) {
  const { locale } = useFrame()
  return (
    <PageHeader title={title} lead={<Sentence text={text} />} illustration="letter">
      {again !== null && (
        <form method="post" action={again.action}>
          {Object.entries(again.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>
            <button className="button" type="submit">
              {again.button}
            </button>
          </p>
        </form>
      )}
      <p className="actions">
        <a className={again === null ? 'button' : 'button button-quiet'} href={href('contact', locale)}>
          {contact}
        </a>
        <a className="button button-quiet" href={href('home', locale)}>
          {home}
        </a>
      </p>
    </PageHeader>
  )
}

function Shown(props: ShownRequestProps) {
  const { title, received, lead, again, keep, asked, since, change, bill, visit } = props
  const { locale, layout } = useFrame()
  const { street, sector, postalCode, city } = layout.clinic.address
  return (
    <>
      <PageHeader
        title={title}
        lead={<Sentence text={lead} />}
        trail={[{ label: layout.texts.nav.contact, href: href('contact', locale) }]}
      >
        {again !== null && (
          <p>
            <Sentence text={again} />
          </p>
        )}
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
        {since.changes.length > 0 && (
          <section aria-labelledby="schimbari">
            <h2 id="schimbari">{since.title}</h2>
            <ol className="own-request-since">
              {since.changes.map(({ at, note }) => (
                <li key={note}>
                  <span className="small">{at}</span>
                  <bdi>{note}</bdi>
                </li>
              ))}
            </ol>
          </section>
        )}
        {change !== null && <Change {...change} />}
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
          <h2 id="pastrati">{keep.title}</h2>
          <p>{keep.text}</p>
        </section>
      </div>
    </>
  )
}

/** Two forms, so that Enter in the first cancels nothing. */
function Change({ texts, action, token, typed, error }: OwnChange) {
  return (
    <section className="no-print" aria-labelledby="schimb">
      <h2 id="schimb">{texts.title}</h2>
      <form className="own-request-form" method="post" action={`${action}#schimb`}>
        <input type="hidden" name="token" value={token} />
        <Field name="note" texts={texts} error={error ?? undefined} errorPrefix={texts.prefix}>
          {(control) => <textarea {...control} className="field-box" rows={3} defaultValue={typed} />}
        </Field>
        <p>
          <button className="button" type="submit" name="intent" value="change">
            {texts.submit}
          </button>
        </p>
      </form>
      <form className="own-request-form" method="post" action={action}>
        <input type="hidden" name="token" value={token} />
        <p>{texts.cancelText}</p>
        <p>
          <button className="button button-quiet" type="submit" name="intent" value="cancel">
            {texts.cancel}
          </button>
        </p>
      </form>
    </section>
  )
}

function Sentence({ text }: { text: string }) {
  return text.includes('{phone}') ? <PhoneSentence>{text}</PhoneSentence> : text
}
