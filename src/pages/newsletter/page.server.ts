import {
  addressState,
  afterwards,
  newsletterMeta,
  plainState,
} from '../../features/newsletter/states.server.ts'
import type { PageServer } from '../page-server.ts'
import type { NewsletterProps } from './page.tsx'

export default {
  id: 'newsletter',
  cache: 'private',
  load({ locale, query }) {
    const requested = query.get('stare')
    const found = Object.entries(afterwards).find(([name]) => name === requested)
    return found ? plainState(found[1], locale) : addressState('subscribe', locale)
  },
  inDocument: 'nothing',
  meta: (props, { locale }) => newsletterMeta(props, locale),
} satisfies PageServer<'newsletter', NewsletterProps>
