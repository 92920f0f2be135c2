import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { FilterLinks } from '../../../features/admin/frame/filter-links.tsx'
import { useFrame } from '../../../page-frame.ts'
import { hasPage, href } from '../../../routes.ts'
import type { AdminRequestsProps, ShownRequest } from './props.ts'
import { RequestEntry } from './request-entry.tsx'
import '../../../features/admin/frame/admin-page.css'
import '../../../ui/forms/field.css'
import '../../../ui/forms/select.css'
import './page.css'

export default function AdminRequestsPage(props: AdminRequestsProps): ReactNode {
  const { bar, texts, errorPrefix, step, filters, found, none, count, requests, back, newsletter } = props
  const { newerHref, olderHref } = props
  const undo = step?.undo ?? null
  const { locale } = useFrame()
  const address = href('admin/requests', locale)
  const isTold = requests.some(({ reference }) => reference === props.noticeAt)
  const notice = (
    <>
      <AdminNotice notice={props.notice ?? step?.notice ?? null} prefix={errorPrefix} />
      {undo !== null && (
        <form method="post" action={address} className="inbox-undo">
          <Target request={undo} back={back} />
          <button type="submit" name="intent" value={undo.state} className="button button-quiet">
            {undo.text}
          </button>
        </form>
      )}
    </>
  )
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        {!isTold && notice}
        <p className="lead">{texts.lead}</p>
        <FilterLinks label={texts.filter} links={filters} />
        <Search {...props} address={address} />
        {found !== null && <h2 className="inbox-found">{found}</h2>}
        <p className="small admin-steps">
          {count} ·{' '}
          <a href={props.exportHref} download>
            {texts.export}
          </a>
        </p>
        {requests.length === 0 && <p>{none}</p>}
        <ul className="inbox">
          {requests.map((request) => (
            <RequestEntry
              key={request.id}
              request={request}
              texts={texts}
              errorPrefix={errorPrefix}
              address={address}
              notice={request.reference === props.noticeAt && notice}
            >
              <Target request={request} back={back} />
            </RequestEntry>
          ))}
        </ul>
        <p className="actions">
          {newerHref !== null && <a href={newerHref}>{texts.newer}</a>}
          {olderHref !== null && <a href={olderHref}>{texts.older}</a>}
        </p>
        {hasPage('newsletter') && (
          <section className="admin-steps" aria-labelledby="newsletter-count">
            <h2 id="newsletter-count">{texts.newsletter.title}</h2>
            {newsletter.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
      </div>
    </>
  )
}

function Search({ texts, search, found, filters, address }: AdminRequestsProps & { address: string }) {
  const [first] = filters
  return (
    <search>
      <form action={address} className="inbox-search">
        <label className="field-label" htmlFor="search">
          {texts.search.label}
        </label>
        <p className="field-hint" id="search-hint">
          {texts.search.hint}
        </p>
        <div className="inbox-search-line">
          <input
            id="search"
            name="search"
            type="search"
            className="field-box"
            defaultValue={search}
            aria-describedby="search-hint"
            maxLength={100}
            autoComplete="off"
          />
          <button type="submit" className="button button-quiet">
            {texts.search.submit}
          </button>
        </div>
        {found !== null && first !== undefined && <a href={first.href}>{texts.search.clear}</a>}
      </form>
    </search>
  )
}

/** Which request a form is about, as it was seen, and where to return to. */
function Target({
  request: { id, reference, revision },
  back,
}: {
  request: Pick<ShownRequest, 'id' | 'reference' | 'revision'>
  back: string
}) {
  return (
    <>
      <input type="hidden" name="request" value={id} />
      <input type="hidden" name="code" value={reference} />
      <input type="hidden" name="seen" value={revision} />
      <input type="hidden" name="back" value={back} />
    </>
  )
}
