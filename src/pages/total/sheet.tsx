import type { ReactNode } from 'react'
import { Amount } from '../../features/prices/amount.tsx'
import { Bill } from '../../features/whole-treatments/bill.tsx'
import { WholeLines } from '../../features/whole-treatments/whole-lines.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Await } from '../../ui/hydration/await.tsx'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import type { TotalProps } from './props.ts'
import './page.css'

/** The total before the bill, for the first screen of a phone. */
export function Total({ texts, sums }: TotalProps): ReactNode {
  return (
    <Await value={sums} meanwhile={<p>{texts.total}</p>}>
      {({ bill }) =>
        bill && (
          <p className="no-print">
            {texts.total} <Amount {...bill.total.price} />
          </p>
        )
      }
    </Await>
  )
}

/** The bill, what it does not include, and links to other bills. */
export function Sheet({ name, without, note, printed, texts, sums }: TotalProps): ReactNode {
  const { locale } = useFrame()
  return (
    <Await value={sums}>
      {({ bill, others }) => (
        <>
          <section className="section-warm total-section" aria-labelledby="plata">
            <div className="wrap total-sheet">
              <h2 id="plata">{texts.title}</h2>
              {bill === null ? (
                <div className="stack">
                  <p className="lead">{texts.missing}</p>
                  <SheetLink href={href('prices', locale)}>{texts.prices}</SheetLink>
                </div>
              ) : (
                <div className="bill-edge">
                  <Bill name={name} bill={bill} texts={texts} printed={printed} />
                </div>
              )}
              <div className="total-without">
                <h3>{texts.without}</h3>
                <p>{without}</p>
                <p className="small">{note}</p>
              </div>
            </div>
          </section>
          {others.length > 0 && (
            <section className="section no-print" aria-labelledby="altele">
              <div className="wrap total-others">
                <h2 id="altele">{texts.others}</h2>
                <WholeLines lines={others} />
              </div>
            </section>
          )}
        </>
      )}
    </Await>
  )
}
