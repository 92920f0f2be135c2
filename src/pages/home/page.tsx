import type { ReactNode } from 'react'
import './page.css'

export type HomeProps = { title: string; lead: string }

export default function HomePage({ title, lead }: HomeProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
