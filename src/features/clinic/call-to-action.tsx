import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import './call-to-action.css'

/**
 * The next step at the end of a page: write or call. `search` prefills the form. The button to book is in the header and the
 * bar, beside it in the same view: here is no second one.
 */
export function CallToAction({
  title,
  text,
  search,
}: {
  title: string
  text: string
  search?: string
}): ReactNode {
  const { locale, layout, sheet = '' } = useFrame()
  const { actions } = layout.texts
  return (
    <aside className="call-to-action" aria-labelledby="next-step">
      <div className="wrap call-to-action-inside">
        <div className="call-to-action-text">
          <h2 id="next-step">{title}</h2>
          <p>{text}</p>
        </div>
        <p className="actions">
          <a className="button button-quiet" href={href('contact', locale) + (search ?? sheet)}>
            <Icon name="mail" />
            {actions.write}
          </a>
          <a className="button button-quiet" href={`tel:${layout.clinic.phone}`}>
            <Icon name="phone" />
            {layout.clinic.phoneText}
          </a>
        </p>
      </div>
    </aside>
  )
}
