import type { ReactNode } from 'react'
import './page.css'

export type NotFoundProps = { title: string; lead: string }

export default function NotFoundPage({ title, lead }: NotFoundProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
