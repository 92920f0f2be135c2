import type { ReactNode } from 'react'
import { NewsletterAnswer, type NewsletterAnswerProps } from '../../features/newsletter/newsletter-answer.tsx'

export type NewsletterConfirmProps = NewsletterAnswerProps

export default function NewsletterConfirmPage(props: NewsletterConfirmProps): ReactNode {
  return <NewsletterAnswer {...props} />
}
