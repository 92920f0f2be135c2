import type { ReactNode } from 'react'
import type { AdminPrices } from '../../../content/schemas/admin-schema.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'

/** The price page itself beside the form, where there is room for it; it hears by itself that the draft has changed. */
export function LivePreview({ texts, slug }: { texts: AdminPrices['preview']; slug: string }): ReactNode {
  const { locale } = useFrame()
  const address = href('admin/preview', locale)
  return (
    <section className="live-preview" aria-labelledby="live-preview-title">
      <h2 id="live-preview-title">{texts.title}</h2>
      <p className="small">{texts.lead}</p>
      <iframe
        className="live-preview-page"
        title={texts.title}
        src={`${address}?cadru=${slug}`}
        loading="lazy"
      />
      <p>
        <a href={`${address}#${slug}`} target="_blank" rel="noreferrer">
          {texts.open}
        </a>
      </p>
    </section>
  )
}
