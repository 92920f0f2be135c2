import { settings } from '../../settings.ts'
import type { ConsentWords } from './ro.ts'

/** Who hears of a visit depends on the configuration, and so does what the preferences say. */
export function preferencesTexts({ preferences, withGoogle }: ConsentWords): ConsentWords['preferences'] {
  if (settings.googleTag === null) return preferences
  const { categories, ...others } = preferences
  const { analytics, marketing } = categories
  return {
    ...others,
    categories: {
      ...categories,
      analytics: { ...analytics, text: withGoogle.analytics },
      marketing: { ...marketing, text: withGoogle.marketing },
    },
  }
}
