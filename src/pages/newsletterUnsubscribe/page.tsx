import type { ReactNode } from 'react'
import type { NewsletterAnswerProps } from '../../features/newsletter/answer-props.ts'
import { NewsletterAnswer } from '../../features/newsletter/newsletter-answer.tsx'

export type NewsletterUnsubscribeProps = NewsletterAnswerProps

export default function NewsletterUnsubscribePage(props: NewsletterUnsubscribeProps): ReactNode {
  return <NewsletterAnswer {...props} />
}
