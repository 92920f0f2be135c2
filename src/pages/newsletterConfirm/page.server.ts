import { addressState, newsletterMeta, tokenState } from '../../features/newsletter/states.server.ts'
import { isConfirmToken } from '../../features/newsletter/tokens.server.ts'
import type { PageServer } from '../page-server.ts'
import type { NewsletterConfirmProps } from './page.tsx'

export default {
  id: 'newsletterConfirm',
  cache: 'secret',
  // The token is not looked up here: a mail scanner that opens the link learns nothing and changes nothing.
  load({ locale, query }) {
    const token = query.get('token') ?? ''
    if (!isConfirmToken(token)) return addressState('expired', locale)
    return tokenState('confirm', locale, token, 'newsletterConfirm')
  },
  inDocument: 'nothing',
  meta: (props, { locale }) => newsletterMeta(props, locale),
} satisfies PageServer<'newsletterConfirm', NewsletterConfirmProps>
