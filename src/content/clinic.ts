/** Prefix of the names of cookies, storage, caches and channels: letters and digits only. */
export const brand = 'amiaza'

/**
 * Parts of the site that a clinic may do without: what is `false` has no page, link, line in the sitemap or place in
 * the admin pages. Which pages belong to one is said in `src/routes.ts`.
 */
export const modules = {
  stories: true,
  videos: true,
  offer: true,
  news: true,
  instalments: true,
  newsletter: true,
  emergency: true,
}
export type ModuleName = keyof typeof modules

/**
 * The facts of the clinic that do not change with the language: an owner replaces them here. The texts say the name too.
 * The sample is invented; the phone number is from no real subscriber's range.
 */
export const clinic = {
  /** Without “Clinica” or “Dental Clinic”: the texts say it. */
  name: 'Amiaza',
  /** Without a trailing slash. Canonical addresses, the sitemap and the feeds are built from it. */
  origin: 'https://www.amiaza.example',
  phone: '+40210000112',
  email: 'receptie@amiaza.example',
  address: {
    street: 'Str. Luminii nr. 12',
    /** The district, as people say it. */
    sector: 'Sector 2',
    city: 'București',
    postalCode: '020012',
    country: 'RO',
  },
  /** The county, or București: the first division of the country in ISO 3166-2. Search engines alone read it. */
  county: 'București',
  coordinates: { latitude: 44.4462, longitude: 26.1089 },
  timeZone: 'Europe/Bucharest',
  /**
   * Opening spans in Bucharest time, Monday first; an empty list is a closed day. Legal holidays are worked out
   * (`src/format/holidays.ts`). While the site runs, hours are changed in the admin.
   */
  hours: [
    [['09:00', '20:00']],
    [['09:00', '20:00']],
    [['09:00', '20:00']],
    [['09:00', '20:00']],
    [['09:00', '18:00']],
    [['10:00', '14:00']],
    [],
  ],
  legal: {
    name: 'Amiaza Clinic SRL',
    cui: 'RO 00000000',
    tradeRegister: 'J40/0000/2014',
    authorisation: 'ASF 0000/2014, Direcția de Sănătate Publică București',
    college: 'CMSR (Colegiul Medicilor Stomatologi din România), București',
  },
  /** Lei for one euro, with the day it was set: euro amounts are shown for information only. */
  euro: { lei: 5.09, on: '2026-11-02' },
} as const

/**
 * What stands above the smile on the first page and on share pictures, by its file in `src/ui/illustrations/scenes/`: the
 * Athenaeum is Bucharest's, the houses and hills are of any town.
 */
export const homeDrawing: 'home_athenaeum' | 'home_hills' = 'home_athenaeum'

/** A hospital that people are sent to by name. */
export type Hospital = {
  name: string
  /** With its city, as people say it. */
  address: string
  /** As a phone stores it: `+40…`. */
  phone: string
  coordinates: { latitude: number; longitude: number }
}

/**
 * Where people are sent while the clinic is closed: the emergency department of a hospital with oral and maxillofacial
 * surgery, open at any hour. Without one, `null`, texts say what kind of hospital. This one is an example.
 */
export const hospitalOnDuty: Hospital | null = {
  name: 'Spitalul Exemplu',
  address: 'Str. Exemplului nr. 1, București',
  phone: '+40210000119',
  coordinates: { latitude: 44.4358, longitude: 26.0711 },
}

type DaySpans = readonly (readonly [from: string, to: string])[]

/** The facts every page shows; the phone also formatted for people. */
export type ClinicFacts = Pick<typeof clinic, 'phone' | 'email'> & {
  /** `WeekHours` and `DayHours` of `src/format/dates.ts`, which this file is below. */
  hours: readonly DaySpans[]
  legal: Pick<(typeof clinic)['legal'], 'name' | 'cui'>
  phoneText: string
  /** The days of the next three months that have other hours, or none. */
  days: Readonly<Record<string, DaySpans>>
  address: Readonly<Record<keyof typeof clinic.address, string>>
}
