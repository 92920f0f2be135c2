import type { ReactNode } from 'react'
import './page.css'

export type ContactProps = { title: string; lead: string }

export default function ContactPage({ title, lead }: ContactProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
