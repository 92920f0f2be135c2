import { settings } from '../../settings.ts'
import type { ConsentWords } from './ro.ts'

/** The recipients of visit data depend on the configuration, and so does this text. */
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
