import type { ReactNode } from 'react'
import { hundredthsAsInput } from '../../format/number-input.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import type { InstalmentExampleData, ListedInstalmentsData, MonthlyInstalment } from './monthly-instalment.ts'
import './instalment-line.css'

/** An instalment under a total, with everything the law requires beside it, in the same font size. */
export function InstalmentLine({ instalment }: { instalment: MonthlyInstalment }): ReactNode {
  const { locale } = useFrame()
  const { line, more, price } = instalment
  return (
    <div className="rate">
      <p>
        <strong>{line}</strong>{' '}
        <a href={`${href('instalments', locale)}?pret=${hundredthsAsInput(price)}`}>{more}</a>
      </p>
      <InstalmentExample instalment={instalment} />
    </div>
  )
}

/** Whose the instalments of a list are, with what the law requires beside them: once for all. */
export function ListedInstalments({ instalments }: { instalments: ListedInstalmentsData }): ReactNode {
  return (
    <div className="rate">
      <p>{instalments.lender}</p>
      <InstalmentExample instalment={instalments} />
    </div>
  )
}

/** What the law requires beside an instalment. */
function InstalmentExample({
  instalment: { example, warning },
}: {
  instalment: InstalmentExampleData
}): ReactNode {
  return (
    <>
      {/* A new element for each text, for browsers that translate. */}
      <p key={example.text}>
        <strong>{example.title}.</strong> {example.text}
      </p>
      <p>
        <strong>{warning}</strong>
      </p>
    </>
  )
}
