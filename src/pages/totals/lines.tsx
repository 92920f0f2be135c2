import type { ReactNode } from 'react'
import { InstalmentExample } from '../../features/instalments/instalment-line.tsx'
import { WholeLines } from '../../features/whole-treatments/whole-lines.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Await } from '../../ui/hydration/await.tsx'
import type { TotalsProps } from './props.ts'
import './page.css'

/** Every whole treatment whose parts are in the list. */
export function Lines({ sums, note, none, prices }: TotalsProps): ReactNode {
  const { locale } = useFrame()
  return (
    <div className="wrap totals-list">
      <Await value={sums}>
        {({ lines, example }) => (
          <>
            {lines.length > 0 ? <WholeLines lines={lines} drawn /> : <p className="lead">{none}</p>}
            {example && (
              <div className="rate">
                <InstalmentExample instalment={example} />
              </div>
            )}
          </>
        )}
      </Await>
      <p className="small">
        {note} <a href={href('prices', locale)}>{prices}</a>
      </p>
    </div>
  )
}
