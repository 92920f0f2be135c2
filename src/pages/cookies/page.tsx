import type { ReactNode } from 'react'
import './page.css'

export type CookiesProps = { title: string; lead: string }

export default function CookiesPage({ title, lead }: CookiesProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
