import type { MouseEvent, ReactNode } from 'react'
import type { Prices } from '../../../content/schemas/payment-schema.ts'
import { fill } from '../../../format/fill.ts'
import { joinLocale } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { mostOfARow, type PickedRow } from './estimate-selection.ts'
import './estimate-stepper.css'

/**
 * How many of a row, one at the least. Each button is also a way to send the form: it comes after the ticked row of
 * the same name, and of the same row the last mention counts.
 */
export function Stepper({
  id,
  title,
  quantity,
  anchor,
  texts,
  change,
}: {
  id: string
  title: string
  quantity: number
  /** Where the page is to stand when the browser has sent the form by itself. */
  anchor: string
  texts: Pick<Prices['estimate'], 'quantity' | 'fewer' | 'more'>
  change: (row: PickedRow) => void
}): ReactNode {
  const { locale, path } = useFrame()
  const stepTo = (next: number) => ({
    type: 'submit' as const,
    name: 'rand',
    value: `${id}.${next}`,
    formAction: `${joinLocale(locale, path ?? '/')}#${anchor}`,
    // A disabled button would drop the focus of whoever has just pressed it.
    'aria-disabled': next === quantity,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      change({ id, quantity: next })
    },
  })
  return (
    <fieldset className="stepper" aria-label={fill(texts.quantity, { title })}>
      <button {...stepTo(Math.max(1, quantity - 1))} aria-label={texts.fewer}>
        <Icon name="minus" />
      </button>
      <span className="stepper-value">{quantity}</span>
      <button {...stepTo(Math.min(mostOfARow, quantity + 1))} aria-label={texts.more}>
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
