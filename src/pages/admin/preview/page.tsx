import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { draftChannel, previewAddress } from '../../../features/admin/drafts/autosave.ts'
import { AdminBar, type AdminBarProps } from '../../../features/admin/frame/admin-bar.tsx'
import { fill } from '../../../format/fill.ts'
import type { Locale } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { patience } from '../../../ui/patience.ts'
import PricesPage from '../../prices/page.tsx'
import type { PricesProps } from '../../prices/props.ts'
import type { PreviewWords } from './ro.ts'
import './page.css'

export type AdminPreviewProps = {
  bar: AdminBarProps
  texts: PreviewWords
  others: { href: string; text: string }[]
  /** Beside the editor, without a header: the category to scroll to. */
  framed: string | null
  /** The pages that publishing would change; null when it would change none. */
  touched: { title: string; pages: { title: string; href: string }[] } | null
  /** One page at both widths, in place of the price list. */
  chosen: { title: string; src: string } | null
  page: PricesProps
}

/** The public page below a line that says it is a preview. It follows the draft while it is edited elsewhere. */
export default function AdminPreviewPage({
  bar,
  texts,
  others,
  framed,
  touched,
  chosen,
  ...sent
}: AdminPreviewProps): ReactNode {
  const { locale } = useFrame()
  const [page, setPage] = useState(sent.page)
  useEffect(() => followDraft(locale, setPage), [locale])
  useEffect(() => {
    // Not by fragment: navigating a frame to one scrolls the surrounding page.
    const place = framed === null ? null : document.getElementById(framed)
    if (place) scrollTo(0, scrollY + place.getBoundingClientRect().top - 16)
  }, [framed])
  if (framed !== null)
    return (
      <div className="preview-framed">
        <PricesPage {...page} />
      </div>
    )
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap preview-notice">
        <p className="admin-notice">
          {texts.notice} <a href={href('admin/prices', locale)}>{texts.edit}</a>
          {others.map(({ href, text }) => (
            <Fragment key={href}>
              {' '}
              · <a href={href}>{text}</a>
            </Fragment>
          ))}
        </p>
        {touched !== null && (
          <details className="preview-touched">
            <summary>{touched.title}</summary>
            <ul>
              {touched.pages.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className="visually-hidden" role="status">
          {page !== sent.page && texts.refreshed}
        </p>
      </div>
      {chosen === null ? <PricesPage {...page} /> : <Widths chosen={chosen} texts={texts} />}
    </>
  )
}

/** A page as a phone and as a computer show it, side by side where there is room. */
function Widths({
  chosen: { title, src },
  texts,
}: {
  chosen: NonNullable<AdminPreviewProps['chosen']>
  texts: PreviewWords
}) {
  const { locale } = useFrame()
  return (
    <section className="preview-widths" aria-labelledby="previewed">
      <h1 id="previewed">{title}</h1>
      <p>
        <a href={src}>{texts.alone}</a> · <a href={href('admin/preview', locale)}>{texts.all}</a>
      </p>
      <div className="preview-frames">
        <iframe className="preview-phone" title={fill(texts.phone, { page: title })} src={src} />
        <div className="preview-desktop">
          <iframe title={fill(texts.desktop, { page: title })} src={src} />
        </div>
      </div>
    </section>
  )
}

/** The rows change in place: what is scrolled to, opened or ticked stays so. */
function followDraft(locale: Locale, show: (page: PricesProps) => void): () => void {
  const channel = new BroadcastChannel(draftChannel)
  let requests = 0
  channel.onmessage = async () => {
    requests += 1
    const mine = requests
    try {
      const answer = await fetch(previewAddress(locale), { signal: patience() })
      if (!answer.ok) return console.warn('The preview could not follow the draft', answer.status)
      const page: PricesProps = await answer.json()
      if (mine === requests) show(page)
    } catch (error) {
      // The next change asks again.
      console.warn('The preview could not follow the draft', error)
    }
  }
  return () => channel.close()
}
