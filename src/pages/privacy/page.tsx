import type { ReactNode } from 'react'
import './page.css'

export type PrivacyProps = { title: string; lead: string }

export default function PrivacyPage({ title, lead }: PrivacyProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
