import { privacy as en } from '../../content/en/privacy.ts'
import { privacy as ro } from '../../content/ro/privacy.ts'
import { policyProps } from '../../features/legal/legal-page.server.ts'
import type { PageServer } from '../page-server.ts'

const texts = { ro, en }

export default {
  load: ({ locale }) => ({ policy: policyProps(locale, texts[locale]) }),
  meta: (_, { locale }) => texts[locale].meta,
  jsonLd: ({ policy }, { locale }) => ({
    name: policy.title,
    page: { dateModified: texts[locale].updated_on },
  }),
} satisfies PageServer<'privacy'>
