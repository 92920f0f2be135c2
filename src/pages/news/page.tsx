import type { ReactNode } from 'react'
import './page.css'

export type NewsProps = { title: string; lead: string }

export default function NewsPage({ title, lead }: NewsProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
