import type { ReactNode } from 'react'
import type { NewsletterAnswerProps } from '../../features/newsletter/answer-props.ts'
import { NewsletterAnswer } from '../../features/newsletter/newsletter-answer.tsx'

export type NewsletterProps = NewsletterAnswerProps

export default function NewsletterPage(props: NewsletterProps): ReactNode {
  return <NewsletterAnswer {...props} />
}
