import type { ReactNode } from 'react'
import './page.css'

export type AdminPricesProps = { title: string; lead: string }

export default function AdminPricesPage({ title, lead }: AdminPricesProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
