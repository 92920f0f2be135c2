import type { ReactNode } from 'react'
import './page.css'

export type AccessibilityProps = { title: string; lead: string }

export default function AccessibilityPage({ title, lead }: AccessibilityProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
