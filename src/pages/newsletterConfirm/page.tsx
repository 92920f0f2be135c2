import type { ReactNode } from 'react'
import type { NewsletterAnswerProps } from '../../features/newsletter/answer-props.ts'
import { NewsletterAnswer } from '../../features/newsletter/newsletter-answer.tsx'

export type NewsletterConfirmProps = NewsletterAnswerProps

export default function NewsletterConfirmPage(props: NewsletterConfirmProps): ReactNode {
  return <NewsletterAnswer {...props} />
}
