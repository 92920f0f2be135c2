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

/** The languages visitors find the site in. Romanian is always among them. */
export const languages: readonly string[] = ['ro', 'en']

/**
 * The facts of the clinic that do not change with the language: an owner replaces them here. The texts say the name too.
 * The sample is invented; the phone number is from no real subscriber's range.
 */
export const clinic = {
  name: 'Amiaza',
  /** Without a trailing slash. Canonical addresses, the sitemap and the feeds are built from it. */
  origin: 'https://www.amiaza.example',
  phone: '+40210000112',
  email: 'receptie@amiaza.example',
  address: {
    street: 'Str. Luminii nr. 12',
    sector: 'Sector 2',
    city: 'București',
    postalCode: '020012',
    country: 'RO',
  },
  coordinates: { latitude: 44.4462, longitude: 26.1089 },
  timeZone: 'Europe/Bucharest',
  /** Opening spans in Bucharest time, Monday first; an empty list is a closed day. */
  hours: [
    [['09:00', '20:00']],
    [['09:00', '20:00']],
    [['09:00', '20:00']],
    [['09:00', '20:00']],
    [['09:00', '18:00']],
    [['10:00', '14:00']],
    [],
  ],
  /**
   * Days on which the clinic is closed against its weekly hours. After the last of them the legal holidays are
   * computed, until more are added.
   */
  holidays: [
    '2026-11-30',
    '2026-12-01',
    '2026-12-25',
    '2026-12-26',
    '2027-01-01',
    '2027-01-02',
    '2027-01-06',
    '2027-01-07',
    '2027-04-30',
    '2027-05-01',
    '2027-05-03',
    '2027-06-01',
    '2027-06-21',
    '2027-08-15',
    '2027-11-30',
    '2027-12-01',
    '2027-12-25',
    '2027-12-26',
  ],
  legal: {
    name: 'Amiaza Clinic SRL',
    cui: 'RO 00000000',
    tradeRegister: 'J40/0000/2014',
    authorisation: 'ASF 0000/2014, Direcția de Sănătate Publică București',
    college: 'CMSR (Colegiul Medicilor Stomatologi din România), București',
    vatPayer: true,
  },
  /** Lei for one euro, with the day it was set: euro amounts are shown for information only. */
  euro: { lei: 5.09, on: '2026-11-02' },
} as const

/** The facts every page shows; the phone also formatted for people. */
export type ClinicFacts = Pick<typeof clinic, 'phone' | 'email' | 'hours'> & {
  legal: Pick<(typeof clinic)['legal'], 'name' | 'cui'>
  phoneText: string
  /** The closed days of the next three months. */
  holidays: readonly string[]
  address: Readonly<Record<keyof typeof clinic.address, string>>
}
