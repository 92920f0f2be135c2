import type { ReactNode } from 'react'
import './page.css'

export type InstalmentsProps = { title: string; lead: string }

export default function InstalmentsPage({ title, lead }: InstalmentsProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
