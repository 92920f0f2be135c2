import type { MouseEvent, ReactNode } from 'react'
import { fill } from '../../../format/fill.ts'
import { joinLocale } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { PricesWords } from '../ro.ts'
import { mostOfARow, type PickedRow } from './estimate-selection.ts'
import './estimate-stepper.css'

/**
 * The quantity of a row, at least one. Each button can also submit the form: it comes after the ticked row of the
 * same name, and the last mention of a row counts.
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
  /** The fragment to scroll to when the browser has submitted the form itself. */
  anchor: string
  texts: Pick<PricesWords['estimate'], 'quantity' | 'fewer' | 'more'>
  change: (row: PickedRow) => void
}): ReactNode {
  const { locale, path } = useFrame()
  const stepTo = (next: number) => ({
    type: 'submit' as const,
    name: 'rand',
    value: `${id}.${next}`,
    formAction: `${joinLocale(locale, path ?? '/')}#${anchor}`,
    // A disabled button would lose the focus of the visitor who pressed it.
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
