import type { ReactNode } from 'react'
import { NewsletterAnswer, type NewsletterAnswerProps } from '../../features/newsletter/newsletter-answer.tsx'

export type NewsletterUnsubscribeProps = NewsletterAnswerProps

export default function NewsletterUnsubscribePage(props: NewsletterUnsubscribeProps): ReactNode {
  return <NewsletterAnswer {...props} />
}
