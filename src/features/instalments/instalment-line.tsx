import type { ReactNode } from 'react'
import { hundredthsAsInput } from '../../format/number-input.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import type { InstalmentExampleData, MonthlyInstalment } from './monthly-instalment.ts'
import './instalment-line.css'

/** A rate under a total, with everything the law requires beside it, in the same font size. */
export function InstalmentLine({ rate }: { rate: MonthlyInstalment }): ReactNode {
  const { locale } = useFrame()
  const { line, more, price } = rate
  return (
    <div className="rate">
      <p>
        <strong>{line}</strong>{' '}
        <a href={`${href('instalments', locale)}?pret=${hundredthsAsInput(price)}`}>{more}</a>
      </p>
      <InstalmentExample rate={rate} />
    </div>
  )
}

/** What the law requires beside a rate, or once for the rates of a list. */
export function InstalmentExample({
  rate: { example, warning },
}: {
  rate: InstalmentExampleData
}): ReactNode {
  return (
    <>
      {/* Made anew with its words, for browsers that translate. */}
      <p key={example.text}>
        <strong>{example.title}.</strong> {example.text}
      </p>
      <p>
        <strong>{warning}</strong>
      </p>
    </>
  )
}
