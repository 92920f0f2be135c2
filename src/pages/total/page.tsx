import type { ReactNode } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { TotalProps } from './props.ts'
import { Sheet, Total } from './sheet.tsx'

export default function TotalPage(props: TotalProps): ReactNode {
  const { name, lead, trail, drawing, treatment, help } = props
  return (
    <>
      <PageHeader title={name} lead={lead} trail={trail} illustration={drawing}>
        <Total {...props} />
        <p className="no-print">
          <a href={treatment.href}>{treatment.text}</a>
        </p>
      </PageHeader>
      <Sheet {...props} />
      <CallToAction title={help.title} text={help.text} query={{ tratament: treatment.key }} />
    </>
  )
}
