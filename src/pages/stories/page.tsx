import type { ReactNode } from 'react'
import './page.css'

export type StoriesProps = { title: string; lead: string }

export default function StoriesPage({ title, lead }: StoriesProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
