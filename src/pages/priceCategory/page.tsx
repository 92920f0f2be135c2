import type { ReactNode } from 'react'
import './page.css'

export type PriceCategoryProps = { title: string; lead: string }

export default function PriceCategoryPage({ title, lead }: PriceCategoryProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
