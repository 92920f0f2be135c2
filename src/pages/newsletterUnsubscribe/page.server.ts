import { left, newsletterMeta, plainState, tokenState } from '../../features/newsletter/states.server.ts'
import { readUnsubscribeToken } from '../../features/newsletter/tokens.server.ts'
import type { PageServer } from '../page-server.ts'
import type { NewsletterUnsubscribeProps } from './page.tsx'

export default {
  id: 'newsletterUnsubscribe',
  cache: 'secret',
  async load({ locale, query, data }) {
    if (query.get('stare') === left) return plainState('unsubscribed', locale)
    const token = query.get('token') ?? ''
    if ((await readUnsubscribeToken(data.forms.signer, token)) === null) return plainState('notOurs', locale)
    return tokenState('unsubscribe', locale, token, 'newsletterUnsubscribe')
  },
  inDocument: 'nothing',
  meta: (props, { locale }) => newsletterMeta(props, locale),
} satisfies PageServer<'newsletterUnsubscribe', NewsletterUnsubscribeProps>
