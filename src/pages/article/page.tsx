import type { ReactNode } from 'react'
import './page.css'

export type ArticleProps = { title: string; lead: string }

export default function ArticlePage({ title, lead }: ArticleProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  )
}
