import type { DentistLeaf, OpeningHoursSpecification, WebSiteLeaf } from 'schema-dts'
import { clinic } from '../../content/clinic.ts'
import type { DayHours, WeekHours } from '../../format/dates.ts'
import { type Locale, locales } from '../../locale.ts'
import { href } from '../../routes.ts'
import { reference } from './reference.server.ts'

export const clinicId = `${clinic.origin}/#clinic`
export const websiteId = `${clinic.origin}/#website`

/** An address with the site's origin; one with an origin stays as it is. */
export function absolute(address: string): string {
  return address.startsWith('/') ? clinic.origin + address : address
}

/** The clinic for search engines: the same facts as in the footer. */
export function clinicThing(locale: Locale, name: string, hours: WeekHours, image: string): DentistLeaf {
  const { street, sector, city, postalCode, country } = clinic.address
  return {
    '@type': 'Dentist',
    '@id': clinicId,
    name,
    legalName: clinic.legal.name,
    taxID: clinic.legal.cui,
    url: absolute(href('home', locale)),
    logo: absolute('/icon-512.png'),
    image,
    telephone: clinic.phone,
    email: clinic.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street}, ${sector}`,
      addressLocality: city,
      addressRegion: clinic.county,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...clinic.coordinates },
    openingHoursSpecification: openingHours(hours),
    currenciesAccepted: 'RON',
  }
}

export function websiteThing(name: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: absolute('/'),
    name,
    inLanguage: locales,
    publisher: reference(clinicId),
  }
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Days with the same hours share an entry. A day that is not listed is closed. */
function openingHours(week: WeekHours): OpeningHoursSpecification[] {
  const spans = week.flatMap((day, index) =>
    day.map(([opens, closes]) => ({ day: days.slice(index, index + 1), hours: { opens, closes } })),
  )
  return [...Map.groupBy(spans, ({ hours }) => `${hours.opens} ${hours.closes}`).values()].map((same) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: same.flatMap(({ day }) => day),
    ...same[0]?.hours,
  }))
}

/** The days with special hours, on pages that show them. */
export function specialHours(days: DayHours): {
  specialOpeningHoursSpecification: OpeningHoursSpecification[]
} {
  return {
    specialOpeningHoursSpecification: Object.entries(days).flatMap(([day, spans]) =>
      (spans.length === 0 ? [closedAllDay] : spans).map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: day,
        validThrough: day,
        opens,
        closes,
      })),
    ),
  }
}

/** https://developers.google.com/search/docs/appearance/structured-data/local-business: closed from 00:00 to 00:00. */
const closedAllDay = ['00:00', '00:00'] as const
