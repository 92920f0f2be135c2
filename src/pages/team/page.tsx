import type { ReactNode } from 'react'
import './page.css'

export type TeamProps = { title: string; lead: string }

export default function TeamPage({ title, lead }: TeamProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
