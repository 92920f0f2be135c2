import type { ReactNode } from 'react'
import { NewsletterAnswer, type NewsletterAnswerProps } from '../../ui/newsletter-answer.tsx'

export type NewsletterUnsubscribeProps = NewsletterAnswerProps

export default function NewsletterUnsubscribePage(props: NewsletterUnsubscribeProps): ReactNode {
  return <NewsletterAnswer {...props} />
}
