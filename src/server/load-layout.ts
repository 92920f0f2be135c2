import { clinic } from '../content/clinic.ts'
import { errors as errorsEn } from '../content/en/errors.ts'
import { layout as layoutEn } from '../content/en/layout.ts'
import { errors as errorsRo } from '../content/ro/errors.ts'
import { layout as layoutRo } from '../content/ro/layout.ts'
import { formatPhone } from '../format/phone.ts'
import type { Locale } from '../locale.ts'
import type { LayoutProps } from '../ui/layout.tsx'

/** The same for every page of a language, so it is made once. */
export function loadLayout(locale: Locale): LayoutProps {
  return layouts[locale]
}

const facts = {
  phone: clinic.phone,
  phoneText: formatPhone(clinic.phone),
  email: clinic.email,
  address: clinic.address,
  hours: clinic.hours,
  holidays: clinic.holidays,
  legal: clinic.legal,
}

const layouts: Record<Locale, LayoutProps> = {
  ro: { texts: layoutRo, errorScreen: errorsRo.screen, clinic: facts },
  en: { texts: layoutEn, errorScreen: errorsEn.screen, clinic: facts },
}
