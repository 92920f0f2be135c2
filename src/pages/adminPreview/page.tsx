import type { ReactNode } from 'react'
import type { AdminPreview } from '../../content/admin-schema.ts'
import { href } from '../../routes.ts'
import { AdminBar, type AdminBarProps } from '../../ui/admin-bar.tsx'
import { useFrame } from '../../ui/frame.tsx'
import PricesPage, { type PricesProps } from '../prices/page.tsx'

export type AdminPreviewProps = {
  bar: AdminBarProps
  texts: AdminPreview
  otherHref: string
  page: PricesProps
}

/** The public page itself, below a line that says what it is. */
export default function AdminPreviewPage({ bar, texts, otherHref, page }: AdminPreviewProps): ReactNode {
  const { locale } = useFrame()
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap">
        <p className="admin-notice" role="status">
          {texts.notice} <a href={href('adminPrices', locale)}>{texts.edit}</a> ·{' '}
          <a href={otherHref}>{texts.other}</a>
        </p>
      </div>
      <PricesPage {...page} />
    </>
  )
}
