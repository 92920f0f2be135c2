import type { ReactNode } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { useFrame } from '../../page-frame.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { withSheet } from '../../ui/sheet/sheet.ts'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import type { TotalProps } from './props.ts'
import { Sheet, Total } from './sheet.tsx'

export default function TotalPage(props: TotalProps): ReactNode {
  const { name, lead, trail, drawing, treatment, help } = props
  const { sheet } = useFrame()
  return (
    <>
      <PageHeader title={name} lead={lead} trail={trail} illustration={drawing}>
        <Total {...props} />
        <p className="no-print">
          <SheetLink href={treatment.href}>{treatment.text}</SheetLink>
        </p>
      </PageHeader>
      <Sheet {...props} />
      <CallToAction
        title={help.title}
        text={help.text}
        search={withSheet(`?tratament=${treatment.key}`, sheet)}
      />
    </>
  )
}
