import { accessibility as en } from '../../content/en/accessibility.ts'
import { accessibility as ro } from '../../content/ro/accessibility.ts'
import { policyProps } from '../../features/legal/legal-page.server.ts'
import { defaultLocale } from '../../locale.ts'
import type { PageServer } from '../page-server.ts'
import type { AccessibilityProps } from './page.tsx'

const texts = { ro, en }

export default {
  id: 'accessibility',
  load: ({ locale }) => ({ policy: policyProps(locale, texts[locale]) }),
  meta: (_, { locale }) => texts[locale].meta,
  jsonLd: ({ policy }, { locale }) => ({
    name: policy.title,
    page: { dateModified: texts[locale].updated_on },
  }),
  lastModified: () => texts[defaultLocale].updated_on,
  picture: ({ locale }) => ({ title: texts[locale].title, illustration: 'clinic' }),
} satisfies PageServer<'accessibility', AccessibilityProps>
