import { consent as consentEn } from '../../content/en/consent.ts'
import { cookies as cookiesEn } from '../../content/en/cookies.ts'
import { policyPage as policyEn } from '../../content/en/policy-page.ts'
import { consent as consentRo } from '../../content/ro/consent.ts'
import { cookies as cookiesRo } from '../../content/ro/cookies.ts'
import { policyPage as policyRo } from '../../content/ro/policy-page.ts'
import { storedItems } from '../../content/stored-items.ts'
import { policyProps } from '../../features/legal/legal-page.server.ts'
import { defaultLocale } from '../../locale.ts'
import type { PageServer } from '../page-server.ts'
import type { CookiesProps } from './page.tsx'

const texts = {
  ro: { cookies: cookiesRo, policy: policyRo, consent: consentRo },
  en: { cookies: cookiesEn, policy: policyEn, consent: consentEn },
}

export default {
  id: 'cookies',
  load({ locale }) {
    const { cookies, policy, consent } = texts[locale]
    const { staff, storages, ...labels } = policy.storedItems
    return {
      policy: policyProps(locale, cookies),
      labels,
      items: storedItems.map(({ name, storage, category, audience, lifetime, purpose }) => ({
        name,
        storage: storages[storage],
        category: consent.preferences.categories[category].title,
        audience: audience === 'staff' ? staff : null,
        lifetime: lifetime[locale],
        purpose: purpose[locale],
      })),
    }
  },
  meta: (_, { locale }) => texts[locale].cookies.meta,
  jsonLd: ({ policy }, { locale }) => ({
    name: policy.title,
    page: { dateModified: texts[locale].cookies.updated_on },
  }),
  lastModified: () => texts[defaultLocale].cookies.updated_on,
  picture: ({ locale }) => ({ title: texts[locale].cookies.title, illustration: 'letter' }),
} satisfies PageServer<'cookies', CookiesProps>
