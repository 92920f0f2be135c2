import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { UnreadRows } from '../../../features/admin/publications/unread.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import type { AdminNewsletterProps } from './props.ts'
import type { NewsletterWords } from './ro.ts'
import { Writing } from './writing.tsx'
import '../../../features/admin/frame/admin-page.css'
import '../../../features/admin/publications/publish-warnings.css'
import './page.css'

export default function AdminNewsletterPage(props: AdminNewsletterProps): ReactNode {
  const { bar, texts, notice, confirmation, open, sent } = props
  const { locale } = useFrame()
  const address = href('admin/newsletter', locale)
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <p className="lead">{texts.lead}</p>
        <p>
          <a href={href('admin/subscribers', locale)}>{texts.list}</a>
        </p>
        {open !== null && <Open texts={texts.current} open={open} address={address} />}
        {confirmation !== null && (
          <SendConfirmation {...props} confirmation={confirmation} address={address} />
        )}
        <Writing {...props} address={address} />
        <section className="admin-steps" aria-labelledby="history-title">
          <h2 id="history-title">{texts.history.title}</h2>
          <UnreadRows text={props.unread} />
          {sent.length === 0 && props.unread === null && <p>{texts.history.none}</p>}
          <ul className="admin-list">
            {sent.map(({ id, name, text, counts }) => (
              <li key={id}>
                <span>
                  <strong>{name}</strong>
                  <span className="small letter-line">{text}</span>
                </span>
                <span className="small">{counts.join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

function Open({
  texts,
  open,
  address,
}: {
  texts: NewsletterWords['current']
  open: NonNullable<AdminNewsletterProps['open']>
  address: string
}) {
  return (
    <section className="admin-steps letter-open" aria-labelledby="open-title">
      <h2 id="open-title">{texts.title}</h2>
      <p>
        <strong>{open.name}</strong> ({open.state})
      </p>
      <p>
        <progress max={open.all} value={open.done} aria-label={open.progress} /> {open.progress}
      </p>
      <p className="small">
        {open.counts.join(', ')} · <a href={address}>{texts.refresh}</a>
      </p>
      <form method="post" action={address} className="actions">
        <input type="hidden" name="newsletter" value={open.id} />
        <button type="submit" name="intent" value={open.isPaused ? 'resume' : 'pause'} className="button">
          {open.isPaused ? texts.resume : texts.pause}
        </button>
      </form>
      <details className="admin-more">
        <summary>{texts.stop.title}</summary>
        <form method="post" action={address} className="admin-form">
          <input type="hidden" name="newsletter" value={open.id} />
          <p>{texts.stop.lead}</p>
          <button type="submit" name="intent" value="stop" className="button button-quiet">
            {texts.stop.submit}
          </button>
        </form>
      </details>
    </section>
  )
}

function SendConfirmation({
  texts: { send },
  confirmation,
  revision,
  address,
}: AdminNewsletterProps & {
  confirmation: NonNullable<AdminNewsletterProps['confirmation']>
  address: string
}) {
  return (
    <form method="post" action={address} className="admin-form publish-warning">
      <input type="hidden" name="revision" value={revision} />
      {confirmation.languages.map((locale) => (
        <input key={locale} type="hidden" name="locale" value={locale} />
      ))}
      <p
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without scripts it is the only way to lead to the question
        autoFocus
      >
        <strong>{confirmation.text}</strong>
      </p>
      {confirmation.recent !== null && (
        <>
          <p>{confirmation.recent}</p>
          <label className="field-choice">
            <input type="checkbox" name="anyway" value="yes" />
            <span>{send.anyway}</span>
          </label>
        </>
      )}
      <p className="actions">
        <button type="submit" name="intent" value="confirm" className="button">
          {send.yes}
        </button>
        <a className="button button-quiet" href={address}>
          {send.no}
        </a>
      </p>
    </form>
  )
}
