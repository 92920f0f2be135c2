import type { Categories } from './record.ts'

/**
 * The seven signals that follow from a choice.
 * https://developers.google.com/tag-platform/security/concepts/consent-mode
 */
export function signalsOf({ analytics, marketing, functional }: Categories) {
  return {
    security_storage: say(true),
    analytics_storage: say(analytics),
    ad_storage: say(marketing),
    ad_user_data: say(marketing),
    ad_personalization: say(marketing),
    functionality_storage: say(functional),
    personalization_storage: say(functional),
  }
}

const say = (granted: boolean) => (granted ? 'granted' : 'denied')
