import type { ReactNode } from 'react'
import './page.css'

export type TreatmentsProps = { title: string; lead: string }

export default function TreatmentsPage({ title, lead }: TreatmentsProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
