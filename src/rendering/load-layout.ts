import { clinic } from '../content/clinic.ts'
import { implantOffer } from '../content/offer.ts'
import type { Consent } from '../content/schemas/ui-schema.ts'
import { loadTexts, type Texts } from '../content/texts.ts'
import { closedDays } from '../features/clinic/closed-days.ts'
import { offerState } from '../features/offer/offer-state.ts'
import { isoDateOf } from '../format/dates.ts'
import { fill } from '../format/fill.ts'
import { formatPhone } from '../format/phone.ts'
import { typeset } from '../format/typeset.ts'
import type { Locale } from '../locale.ts'
import type { LayoutProps } from '../page-frame.ts'
import { settings } from '../settings.ts'

/**
 * The same for every page of a language, except for what depends on the day: a Worker knows the time only during a
 * request.
 */
export async function loadLayout(locale: Locale): Promise<LayoutProps> {
  layouts[locale] ??= createLayout(
    await loadTexts(locale, 'consent', 'consentWithGoogle', 'errors', 'layout'),
  )
  const layout = layouts[locale]
  const now = new Date()
  return {
    ...layout,
    clinic: { ...layout.clinic, holidays: closedDays(now) },
    rights: fill(layout.texts.footer.rights, { year: now.getUTCFullYear(), name: clinic.legal.name }),
    offerRuns: offerState(implantOffer, isoDateOf(now)) === 'running',
  }
}

const { googleTag } = settings
const { latitude, longitude } = clinic.coordinates

/** What the preferences say depends on whether Google's tag is configured. */
function truthfully({ consent, consentWithGoogle }: Texts<'consent' | 'consentWithGoogle'>): Consent {
  if (googleTag === null) return consent
  const { categories, ...preferences } = consent.preferences
  const { analytics, marketing } = categories
  return {
    ...consent,
    preferences: {
      ...preferences,
      categories: {
        ...categories,
        analytics: { ...analytics, text: consentWithGoogle.analytics },
        marketing: { ...marketing, text: consentWithGoogle.marketing },
      },
    },
  }
}

const layouts: Partial<Record<Locale, LayoutProps>> = {}

function createLayout(texts: Texts<'consent' | 'consentWithGoogle' | 'errors' | 'layout'>): LayoutProps {
  const { layout } = texts
  const { phone, email, address, hours, legal } = clinic
  return {
    texts: layout,
    errorScreen: texts.errors.screen,
    consent: truthfully(texts),
    googleTag,
    clinic: {
      phone,
      phoneText: formatPhone(phone).replaceAll(' ', '\u00a0'),
      email,
      address: { ...address, sector: typeset(address.sector) },
      hours,
      holidays: [],
      legal,
    },
    wordmark: { name: clinic.name, kind: layout.clinicName.replace(clinic.name, '').trim() },
    mapHref: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    rights: '',
    offerRuns: false,
  }
}
