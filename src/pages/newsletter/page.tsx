import type { ReactNode } from 'react'
import { NewsletterAnswer, type NewsletterAnswerProps } from '../../features/newsletter/newsletter-answer.tsx'

export type NewsletterProps = NewsletterAnswerProps

export default function NewsletterPage(props: NewsletterProps): ReactNode {
  return <NewsletterAnswer {...props} />
}
