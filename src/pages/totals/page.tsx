import type { ReactNode } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { ListedInstalments } from '../../features/instalments/instalment-line.tsx'
import { WholeLines } from '../../features/whole-treatments/whole-lines.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Await } from '../../ui/hydration/await.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import type { TotalsProps } from './props.ts'
import './page.css'

/** Every whole treatment whose parts are in the list. */
export default function TotalsPage(props: TotalsProps): ReactNode {
  const { title, lead, trail, sums, note, none, prices, help } = props
  const { locale } = useFrame()
  return (
    <>
      <PageHeader title={title} lead={lead} trail={trail} />
      <div className="wrap totals-list">
        <Await value={sums}>
          {({ lines, example }) => (
            <>
              {lines.length > 0 ? <WholeLines lines={lines} drawn /> : <p className="lead">{none}</p>}
              {example && <ListedInstalments instalments={example} />}
            </>
          )}
        </Await>
        <p className="small">
          {note} <SheetLink href={href('prices', locale)}>{prices}</SheetLink>
        </p>
      </div>
      <CallToAction title={help.title} text={help.text} />
    </>
  )
}
