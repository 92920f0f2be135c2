import type { ReactNode } from 'react'
import { WholeLines } from '../../features/bills/whole-lines.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Later } from '../../ui/later.tsx'
import type { TotalsProps } from './props.ts'
import './page.css'

/** Every whole treatment whose parts are in the list. */
export function Lines({ lines, note, none, prices }: TotalsProps): ReactNode {
  const { locale } = useFrame()
  return (
    <div className="wrap totals-list">
      <Later value={lines}>
        {(ready) => (ready.length > 0 ? <WholeLines lines={ready} drawn /> : <p className="lead">{none}</p>)}
      </Later>
      <p className="small">
        {note} <a href={href('prices', locale)}>{prices}</a>
      </p>
    </div>
  )
}
