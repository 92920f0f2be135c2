import type { ReactNode } from 'react'
import type { AdminRequests } from '../../../content/schemas/admin-schema.ts'
import {
  AdminBar,
  type AdminBarProps,
  AdminNotice,
  type Notice,
} from '../../../features/admin/frame/admin-bar.tsx'
import { useFrame } from '../../../page-frame.ts'
import { hasPage, href } from '../../../routes.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

type ShownRequest = {
  id: string
  reference: string
  name: string
  phone: { label: string; number: string; text: string } | null
  email: { label: string; address: string } | null
  facts: { label: string; text: string }[]
  received: string
  handled: string | null
  mark: { action: 'rezolva' | 'redeschide'; text: string }
}

export type AdminRequestsProps = {
  bar: AdminBarProps
  /** Never an error. */
  notice: Notice | null
  texts: Pick<AdminRequests, 'title' | 'lead' | 'none' | 'newer' | 'older' | 'filter' | 'export'> & {
    newsletterTitle: string
  }
  filters: { href: string; text: string; current: boolean }[]
  count: string
  requests: ShownRequest[]
  /** Where marking a request returns to: the list on the screen. */
  back: string
  newerHref: string | null
  olderHref: string | null
  newsletter: string[]
}

export default function AdminRequestsPage(props: AdminRequestsProps): ReactNode {
  const { bar, notice, texts, filters, count, requests, back, newerHref, olderHref, newsletter } = props
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix="" />
        <p className="lead">{texts.lead}</p>
        <nav aria-label={texts.filter} className="admin-steps">
          <ul className="actions">
            {filters.map(({ href: address, text, current }) => (
              <li key={address}>
                <a className="button button-quiet" href={address} aria-current={current ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="small admin-steps">
          {count} ·{' '}
          <a href="/api/admin/requests.csv?filtru=toate" download>
            {texts.export}
          </a>
        </p>
        {requests.length === 0 && <p>{texts.none}</p>}
        <ul className="inbox">
          {requests.map((request) => (
            <Request key={request.id} request={request} back={back} />
          ))}
        </ul>
        <p className="actions">
          {newerHref !== null && <a href={newerHref}>{texts.newer}</a>}
          {olderHref !== null && <a href={olderHref}>{texts.older}</a>}
        </p>
        {hasPage('newsletter') && (
          <section className="admin-steps" aria-labelledby="newsletter-count">
            <h2 id="newsletter-count">{texts.newsletterTitle}</h2>
            {newsletter.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
      </div>
    </>
  )
}

function Request({ request, back }: { request: ShownRequest; back: string }) {
  const { locale } = useFrame()
  const { id, reference, name, phone, email, facts, received, handled, mark } = request
  return (
    <li className="inbox-request" data-handled={handled !== null || undefined}>
      <h2 className="inbox-name">
        {name} <span className="small">{reference}</span>
      </h2>
      <p className="small">
        {received}
        {handled !== null && ` · ${handled}`}
      </p>
      <dl className="inbox-facts">
        {phone !== null && (
          <div>
            <dt>{phone.label}</dt>
            <dd>
              <a href={`tel:${phone.number}`}>{phone.text}</a>
            </dd>
          </div>
        )}
        {email !== null && (
          <div>
            <dt>{email.label}</dt>
            <dd>
              <a href={`mailto:${email.address}`}>{email.address}</a>
            </dd>
          </div>
        )}
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <form method="post" action={href('admin/requests', locale)}>
        <input type="hidden" name="cerere" value={id} />
        <input type="hidden" name="inapoi" value={back} />
        <button type="submit" name="actiune" value={mark.action} className="button button-quiet">
          {mark.text}
          <span className="visually-hidden">: {reference}</span>
        </button>
      </form>
    </li>
  )
}
