import type { MouseEvent, ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { withSheet } from '../../ui/sheet/sheet.ts'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import type { BroughtEstimate } from './estimate.server.ts'
import type { ContactWords } from './ro.ts'
import './estimate.css'

/** The selection from the price page: it is sent along unless the visitor opts out. */
export function EstimateBrought({
  brought: { lines, total, selection },
  texts: { title, text, change, remove },
  left,
}: {
  brought: BroughtEstimate
  texts: ContactWords['estimate']
  /** Whether the visitor has opted out. */
  left: boolean
}): ReactNode {
  const { locale } = useFrame()
  const prices = `${href('prices', locale)}?rand=${selection}#deviz`
  // What was chosen since the page came is in the address by now.
  const bring = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = withSheet(prices, location.search)
  }
  return (
    <section className="contact-estimate" aria-labelledby="contact-estimate-title">
      <h3 className="contact-estimate-title" id="contact-estimate-title">
        {title}
      </h3>
      <p className="small">{text}</p>
      <ul className="contact-estimate-lines">
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.title}
              {line.note !== null && <span className="contact-estimate-note">{line.note}</span>}
            </span>
            <span className="contact-estimate-price">{line.price}</span>
          </li>
        ))}
      </ul>
      <p className="contact-estimate-total">
        <span>{total.label}</span>
        <span className="contact-estimate-price">{total.price}</span>
      </p>
      <p className="no-print">
        <SheetLink href={prices} onClick={bring} onAuxClick={bring}>
          {change}
        </SheetLink>
      </p>
      <label className="field-choice">
        <input type="checkbox" name="without_estimate" value="yes" defaultChecked={left} />
        {remove}
      </label>
    </section>
  )
}
