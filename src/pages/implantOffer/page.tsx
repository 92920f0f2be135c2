import type { ReactNode } from 'react'
import './page.css'

export type ImplantOfferProps = { title: string; lead: string }

export default function ImplantOfferPage({ title, lead }: ImplantOfferProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
