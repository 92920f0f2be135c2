import { privacy as en } from '../../content/en/privacy.ts'
import { privacy as ro } from '../../content/ro/privacy.ts'
import { policyProps } from '../../features/legal/legal-page.server.ts'
import { defaultLocale } from '../../locale.ts'
import type { PageServer } from '../page-server.ts'
import type { PrivacyProps } from './page.tsx'

const texts = { ro, en }

export default {
  id: 'privacy',
  load: ({ locale }) => ({ policy: policyProps(locale, texts[locale]) }),
  meta: (_, { locale }) => texts[locale].meta,
  jsonLd: ({ policy }, { locale }) => ({
    name: policy.title,
    page: { dateModified: texts[locale].updated_on },
  }),
  lastModified: () => texts[defaultLocale].updated_on,
  picture: ({ locale }) => ({ title: texts[locale].title, illustration: 'letter' }),
} satisfies PageServer<'privacy', PrivacyProps>
