import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { useFrame } from '../../../page-frame.ts'
import { hasPage, href } from '../../../routes.ts'
import { Isolated, type SentenceParts } from '../../../ui/isolated.tsx'
import type { FrameProps } from '../../admin-page.ts'
import type { TodayWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

export type AdminTodayProps = FrameProps & {
  errorPrefix: string
  texts: TodayWords
  title: string
  /** How many wait, and those that have waited longest. */
  waiting: string | null
  /** `who`: the name, and the treatment where one is given. */
  requests: { href: string; who: SentenceParts; waits: string; isLate: boolean }[]
  draft: { changes: string; saved: string | null }
  /** Stories whose patients' consents end soon. */
  consents: { href: string; text: string }[]
  offer: string
  holiday: string
  subscribers: string
}

export default function AdminTodayPage(props: AdminTodayProps): ReactNode {
  const { bar, notice, errorPrefix, texts, title, waiting, requests, draft, consents } = props
  const { locale } = useFrame()
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{title}</h1>
        <AdminNotice notice={notice} prefix={errorPrefix} />
        <div className="admin-columns">
          <section aria-labelledby="requests-title">
            <h2 id="requests-title">{texts.requests}</h2>
            <p>{waiting ?? texts.noRequests}</p>
            <ul className="admin-list today-requests">
              {requests.map((request) => (
                <li key={request.href}>
                  <a href={request.href}>
                    {/* A flex container would drop the space between the name and what follows. */}
                    <span>
                      <Isolated parts={request.who} />
                    </span>
                  </a>
                  {request.isLate && <strong>{texts.late}</strong>}
                  <span className="small today-waits">{request.waits}</span>
                </li>
              ))}
            </ul>
            <p className="admin-steps">
              <a href={href('admin/requests', locale)}>{texts.all}</a>
            </p>
          </section>
          <section aria-labelledby="prices-title">
            <h2 id="prices-title">{texts.prices}</h2>
            <p>{draft.changes}</p>
            {draft.saved !== null && <p className="small">{draft.saved}</p>}
            <p className="admin-steps">
              <a href={href('admin/prices', locale)}>{texts.open}</a>
            </p>
          </section>
        </div>
        {consents.length > 0 && (
          <section aria-labelledby="consents-title">
            <h2 id="consents-title">{texts.consents}</h2>
            <ul className="admin-list">
              {consents.map((consent) => (
                <li key={consent.href}>
                  <a href={consent.href}>{consent.text}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <dl className="admin-facts">
          {hasPage('admin/offers') && <Fact id="admin/offers" name={texts.offer} value={props.offer} />}
          <Fact id="admin/hours" name={texts.holiday} value={props.holiday} />
          {hasPage('admin/subscribers') && (
            <Fact id="admin/subscribers" name={texts.subscribers} value={props.subscribers} />
          )}
        </dl>
      </div>
    </>
  )
}

/** Each leads to where it is changed. */
function Fact({
  id,
  name,
  value,
}: {
  id: 'admin/offers' | 'admin/hours' | 'admin/subscribers'
  name: string
  value: string
}) {
  const { locale } = useFrame()
  return (
    <div>
      <dt>
        <strong>{name}</strong>
      </dt>
      <dd>
        <a href={href(id, locale)}>{value}</a>
      </dd>
    </div>
  )
}
