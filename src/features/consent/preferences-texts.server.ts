import type { TextOf, Texts } from '../../content/texts.ts'
import { settings } from '../../settings.ts'

/** Who hears of a visit depends on the configuration, and so does what the preferences say. */
export function preferencesTexts({
  consent: { preferences },
  consentWithGoogle,
}: Texts<'consent' | 'consentWithGoogle'>): TextOf<'consent'>['preferences'] {
  if (settings.googleTag === null) return preferences
  const { categories, ...others } = preferences
  const { analytics, marketing } = categories
  return {
    ...others,
    categories: {
      ...categories,
      analytics: { ...analytics, text: consentWithGoogle.analytics },
      marketing: { ...marketing, text: consentWithGoogle.marketing },
    },
  }
}
