import { addressState, newsletterMeta, tokenState } from '../../features/newsletter/states.server.ts'
import { isConfirmToken } from '../../features/newsletter/tokens.server.ts'
import type { PageServer } from '../page-server.ts'
import type { NewsletterConfirmProps } from './page.tsx'

export default {
  id: 'newsletterConfirm',
  cache: 'private',
  // Asks nobody whether the token is known: a mail scanner that opens the link learns and changes nothing.
  load({ locale, query }) {
    const token = query.get('token') ?? ''
    if (!isConfirmToken(token)) return addressState('expired', locale)
    return tokenState('confirm', locale, token, 'newsletterConfirm')
  },
  inDocument: 'nothing',
  meta: (props, { locale }) => newsletterMeta(props, locale),
} satisfies PageServer<'newsletterConfirm', NewsletterConfirmProps>
