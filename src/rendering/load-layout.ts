import { clinic } from '../content/clinic.ts'
import { consent as consentEn, consentWithGoogle as googleEn } from '../content/en/consent.ts'
import { errors as errorsEn } from '../content/en/errors.ts'
import { layout as layoutEn } from '../content/en/layout.ts'
import { implantOffer } from '../content/offer.ts'
import { consent as consentRo, consentWithGoogle as googleRo } from '../content/ro/consent.ts'
import { errors as errorsRo } from '../content/ro/errors.ts'
import { layout as layoutRo } from '../content/ro/layout.ts'
import type { Consent, ConsentWithGoogle } from '../content/ui-schema.ts'
import { closedDays } from '../features/clinic/closed-days.ts'
import { offerState } from '../features/offer/offer-state.ts'
import { isoDateOf } from '../format/dates.ts'
import { fill } from '../format/fill.ts'
import { formatPhone } from '../format/phone.ts'
import { typeset } from '../format/typeset.ts'
import type { Locale } from '../locale.ts'
import type { LayoutProps } from '../page-frame.ts'
import { settings } from '../settings.ts'

/** The same for every page of a language, but for what depends on the day: a Worker knows the time only while it answers. */
export function loadLayout(locale: Locale): LayoutProps {
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

const layouts: Record<Locale, LayoutProps> = {
  ro: createLayout(layoutRo, errorsRo, truthfully(consentRo, googleRo)),
  en: createLayout(layoutEn, errorsEn, truthfully(consentEn, googleEn)),
}

/** Who hears of a visit depends on the configuration, and so does what the preferences say. */
function truthfully(consent: Consent, withGoogle: ConsentWithGoogle): Consent {
  if (googleTag === null) return consent
  const { categories, ...preferences } = consent.preferences
  const { analytics, marketing } = categories
  return {
    ...consent,
    preferences: {
      ...preferences,
      categories: {
        ...categories,
        analytics: { ...analytics, text: withGoogle.analytics },
        marketing: { ...marketing, text: withGoogle.marketing },
      },
    },
  }
}

function createLayout(
  texts: LayoutProps['texts'],
  { screen }: { screen: LayoutProps['errorScreen'] },
  consent: LayoutProps['consent'],
): LayoutProps {
  const { phone, email, address, hours, legal } = clinic
  return {
    texts,
    errorScreen: screen,
    consent,
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
    wordmark: { name: clinic.name, kind: texts.clinicName.replace(clinic.name, '').trim() },
    mapHref: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    rights: '',
    offerRuns: false,
  }
}
