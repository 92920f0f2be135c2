import type { ReactNode } from 'react'
import './page.css'

export type PricesProps = { title: string; lead: string }

export default function PricesPage({ title, lead }: PricesProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
