import type { ReactNode } from 'react'
import { NewsletterAnswer, type NewsletterAnswerProps } from '../../ui/newsletter-answer.tsx'

export type NewsletterProps = NewsletterAnswerProps

export default function NewsletterPage(props: NewsletterProps): ReactNode {
  return <NewsletterAnswer {...props} />
}
