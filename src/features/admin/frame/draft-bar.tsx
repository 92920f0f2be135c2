import type { ReactNode } from 'react'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import './draft-bar.css'

export type DraftBarProps = {
  label: string
  changes: string
  /** The average change of the changed prices, in percent; null if no price changes. */
  average: string | null
  /** What prevents publishing, and what publishing asks first. */
  warnings: { title: string; items: readonly string[]; wrong: boolean }[]
  /** Null where a page of the subject's own shows it. */
  preview: string | null
  publish: string
  /** Where it is published. */
  address: string
}

/** How far the draft is from what visitors have, and the way to publish it. */
export function DraftBar({
  label,
  changes,
  average,
  warnings,
  preview,
  publish,
  address,
}: DraftBarProps): ReactNode {
  const { locale } = useFrame()
  return (
    <section className="draft-bar" aria-label={label}>
      <div className="wrap draft-bar-inside">
        <p>
          <strong>{changes}</strong>
          {average !== null && <span> · {average}</span>}
        </p>
        {warnings.map(({ title, items, wrong }) => (
          <details key={title} data-wrong={wrong || undefined}>
            <summary>{title}</summary>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </details>
        ))}
        <p className="draft-bar-ways">
          {preview !== null && <a href={href('admin/preview', locale)}>{preview}</a>}
          <a href={address}>{publish}</a>
        </p>
      </div>
    </section>
  )
}
