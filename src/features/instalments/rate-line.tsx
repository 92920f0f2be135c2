import type { ReactNode } from 'react'
import { hundredthsAsInput } from '../../format/number-input.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import type { Rate, RateExampleData } from './rate.ts'
import './rate-line.css'

/** A rate under a total, with everything the law requires beside it, in the same font size. */
export function RateLine({ rate }: { rate: Rate }): ReactNode {
  const { locale } = useFrame()
  const { line, more, price } = rate
  return (
    <div className="rate">
      <p>
        <strong>{line}</strong>{' '}
        <a href={`${href('instalments', locale)}?pret=${hundredthsAsInput(price)}`}>{more}</a>
      </p>
      <RateExample rate={rate} />
    </div>
  )
}

/** What the law requires beside a rate, or once for the rates of a list. */
export function RateExample({ rate: { example, warning } }: { rate: RateExampleData }): ReactNode {
  return (
    <>
      <p>
        <strong>{example.title}.</strong> {example.text}
      </p>
      <p>
        <strong>{warning}</strong>
      </p>
    </>
  )
}
