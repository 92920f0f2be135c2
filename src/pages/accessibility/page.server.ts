import { loadTexts, loadTextsWith } from '../../content/texts.ts'
import { policyProps } from '../../features/legal/legal-page.server.ts'
import { policyPageWords } from '../../features/legal/words.server.ts'
import { defaultLocale } from '../../locale.ts'
import type { PageServer } from '../page-server.ts'
import type { AccessibilityProps } from './page.tsx'

export default {
  id: 'accessibility',
  async load({ locale }) {
    const texts = await loadTextsWith(locale, { policyPage: policyPageWords }, 'accessibility')
    return { policy: policyProps(texts, texts.accessibility) }
  },
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await loadTexts(locale, 'accessibility')).accessibility.meta,
  jsonLd: async ({ policy }, { locale }) => ({
    name: policy.title,
    page: { dateModified: (await loadTexts(locale, 'accessibility')).accessibility.updated_on },
  }),
  lastModified: async () => (await loadTexts(defaultLocale, 'accessibility')).accessibility.updated_on,
  picture: async ({ locale }) => ({
    title: (await loadTexts(locale, 'accessibility')).accessibility.title,
    illustration: 'clinic',
  }),
} satisfies PageServer<'accessibility', AccessibilityProps>
