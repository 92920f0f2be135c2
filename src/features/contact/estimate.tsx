import type { ReactNode } from 'react'
import type { BroughtEstimate } from './estimate.server.ts'
import type { ContactWords } from './ro.ts'
import './estimate.css'

/** The selection from the price page: it is sent along unless the visitor opts out. */
export function EstimateBrought({
  brought: { lines, total },
  texts: { title, text, remove },
  left,
}: {
  brought: BroughtEstimate
  texts: ContactWords['estimate']
  /** Whether the visitor has opted out. */
  left: boolean
}): ReactNode {
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
      <label className="field-choice">
        <input type="checkbox" name="without_estimate" value="yes" defaultChecked={left} />
        {remove}
      </label>
    </section>
  )
}
