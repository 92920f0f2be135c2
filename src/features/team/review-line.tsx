import type { ReactNode } from 'react'

/** Who reviewed a medical text. The name is a link, so the sentence is split around it; null where a new review is due. */
export type Review = { before: string; reviewer: { name: string; href: string } | null; after: string }

export function ReviewLine({ review, className }: { review: Review; className: string }): ReactNode {
  const { before, reviewer, after } = review
  return (
    <p className={className}>
      {before}
      {reviewer && <a href={reviewer.href}>{reviewer.name}</a>}
      {after}
    </p>
  )
}
