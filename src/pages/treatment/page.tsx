import type { ReactNode } from 'react'
import './page.css'

export type TreatmentProps = { title: string; lead: string }

export default function TreatmentPage({ title, lead }: TreatmentProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
