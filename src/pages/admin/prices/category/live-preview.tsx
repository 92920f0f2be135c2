import type { ReactNode } from 'react'
import { useFrame } from '../../../../page-frame.ts'
import { href } from '../../../../routes.ts'
import type { PriceWords } from '../ro.ts'

/** The price page beside the form, where there is room; it follows the draft by itself. */
export function LivePreview({ texts, slug }: { texts: PriceWords['preview']; slug: string }): ReactNode {
  const { locale } = useFrame()
  const address = href('admin/preview', locale)
  return (
    <section className="live-preview" aria-labelledby="live-preview-title">
      <h2 id="live-preview-title">{texts.title}</h2>
      <p className="small">{texts.lead}</p>
      <iframe
        className="live-preview-page"
        title={texts.title}
        src={`${address}?frame=${slug}`}
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
