import { storedItems } from '../../content/stored-items.ts'
import { loadTexts, loadTextsWith } from '../../content/texts.ts'
import { consentWords } from '../../features/consent/words.server.ts'
import { policyProps } from '../../features/legal/legal-page.server.ts'
import { policyPageWords } from '../../features/legal/words.server.ts'
import { defaultLocale } from '../../locale.ts'
import type { PageServer } from '../page-server.ts'
import type { CookiesProps } from './page.tsx'

export default {
  id: 'cookies',
  async load({ locale }) {
    const texts = await loadTextsWith(
      locale,
      { consent: consentWords, policyPage: policyPageWords },
      'cookies',
      'storedItemTexts',
    )
    const { staff, storages, ...labels } = texts.policyPage.storedItems
    return {
      policy: policyProps(texts, texts.cookies),
      labels,
      items: storedItems.map(({ id, name, storage, category, audience }) => ({
        name,
        storage: storages[storage],
        category: texts.consent.preferences.categories[category].title,
        audience: audience === 'staff' ? staff : null,
        ...texts.storedItemTexts[id],
      })),
    }
  },
  meta: async (_, { locale }) => (await loadTexts(locale, 'cookies')).cookies.meta,
  jsonLd: async ({ policy }, { locale }) => ({
    name: policy.title,
    page: { dateModified: (await loadTexts(locale, 'cookies')).cookies.updated_on },
  }),
  lastModified: async () => (await loadTexts(defaultLocale, 'cookies')).cookies.updated_on,
  picture: async ({ locale }) => ({
    title: (await loadTexts(locale, 'cookies')).cookies.title,
    illustration: 'letter',
  }),
} satisfies PageServer<'cookies', CookiesProps>
