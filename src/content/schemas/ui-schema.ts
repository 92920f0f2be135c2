import { z } from 'zod'
import { fromEntries } from '../../format/from-entries.ts'
import { writtenLocales } from '../../locale.ts'
import { line, pageMeta, sentence, text } from '../schema.ts'
import { optionalCategories } from '../vocabulary.ts'

/** A text with placeholders: it must contain every `{place}` it is given and no other, in every language. */
export const template = (...places: readonly [string, ...string[]]) =>
  text(3, 600).refine(
    (value) => placesIn(value).join() === [...places].sort().join(),
    `write exactly these places: ${places.map((place) => `{${place}}`).join(' ')}`,
  )

/** The forms `Intl.PluralRules` asks for; Romanian has `few`, English does not. */
export const plural = z.strictObject({
  one: template('count'),
  few: template('count').optional(),
  other: template('count'),
})

export const layout = z.strictObject({
  clinicName: line,
  clinicKind: line,
  skip: line,
  loading: z.enum(['Se încarcă...', 'Loading...']),
  nav: z.strictObject({
    label: line,
    home: line,
    inPain: line,
    treatments: line,
    prices: line,
    mouth: line,
    totals: line,
    compare: line,
    instalments: line,
    implantOffer: line,
    team: line,
    stories: line,
    news: line,
    contact: line,
  }),
  menu: z.strictObject({ label: line, open: line, close: line }),
  actions: z.strictObject({
    label: line,
    call: line,
    callLabel: template('phone'),
    book: line,
    /** Instead of a call and a booking while the clinic is closed. */
    callBack: line,
    prices: line,
    directions: line,
    pain: line,
    emergencyCall: line,
  }),
  /** For each of the other languages, written in it. */
  language: z.partialRecord(
    z.enum(writtenLocales),
    z.strictObject({ label: line, short: line, name: line, none: line }),
  ),
  /** In English, for visitors whose browser prefers it; English pages have none. */
  englishHint: z.strictObject({ label: line, text: sentence, action: line, dismiss: line }).nullable(),
  breadcrumb: z.strictObject({ label: line, home: line }),
  hours: z.strictObject({
    heading: line,
    openUntil: template('time'),
    opensToday: template('time'),
    opensTomorrow: template('time'),
    opensOn: template('day', 'time'),
    closedDay: line,
    span: template('from', 'to'),
    holidays: line,
  }),
  footnoteLabels: z.strictObject({
    heading: line,
    mark: template('number'),
    period: line,
    source: line,
  }),
  footer: z.strictObject({
    phone: line,
    map: line,
    pages: line,
    legal: line,
    legalName: line,
    cui: line,
    tradeRegister: line,
    authorisation: line,
    college: line,
    anpc: z.enum(['Protecția consumatorilor – A.N.P.C.', 'Consumer protection (A.N.P.C.)']),
    sal: line,
    privacy: line,
    cookies: line,
    accessibility: line,
    cookieSettings: line,
    withdraw: line,
    feed: line,
    medical: sentence,
    rights: template('year', 'name'),
    newsletter: z.strictObject({
      heading: line,
      lead: sentence,
      label: line,
      placeholder: line,
      button: line,
      hint: sentence,
      consent: sentence,
      consentLink: line,
      honeypot: line,
    }),
  }),
})
export type Layout = z.infer<typeof layout>

const errorText = z.strictObject({ title: text(5, 80), body: sentence, phone: template('phone') })

/** What stands in place of a page. What a form says when it can't be sent is in its own texts (`contact`, `newsletter`). */
export const errors = z.strictObject({
  /** An uncaught error while rendering: the wording is the specification's. */
  screen: errorText.extend({ reload: line, home: line }),
  server: errorText.extend({ reload: line, home: line }),
  unreachable: errorText.extend({ reload: line }),
  badRequest: errorText,
  forbidden: errorText,
  methodNotAllowed: errorText,
  uriTooLong: errorText,
  tooManyRequests: errorText,
  offline: errorText.extend({ retry: line }),
  home: line,
  notFound: z.strictObject({
    meta: pageMeta,
    title: text(5, 80),
    lead: sentence,
    linksHeading: line,
    search: z.strictObject({ label: line, button: line }),
    phone: template('phone'),
  }),
})
export type Errors = z.infer<typeof errors>

const consentCategory = z.strictObject({ title: line, text: sentence })

export const consent = z.strictObject({
  banner: z.strictObject({
    label: line,
    title: line,
    text: sentence,
    policy: line,
    necessary: z.enum(['Doar necesare', 'Only necessary']),
    customise: z.enum(['Personalizează', 'Customise']),
    accept: z.enum(['Accept toate', 'Accept all']),
  }),
  preferences: z.strictObject({
    title: line,
    lead: sentence,
    close: line,
    alwaysActive: line,
    cancel: z.enum(['Anulează', 'Cancel']),
    save: z.enum(['Salvează preferințe', 'Save preferences']),
    categories: z.strictObject({
      essential: consentCategory,
      ...fromEntries(optionalCategories.map((each) => [each, consentCategory] as const)),
    }),
    current: z.strictObject({
      heading: line,
      choice: template('date', 'version', 'id'),
      none: sentence,
      download: line,
    }),
    saved: line,
    withdrawn: line,
    failed: sentence,
  }),
})
export type Consent = z.infer<typeof consent>

/** What the banner asks for and what two categories do where the clinic uses Google's tag. */
export const consentWithGoogle = z.strictObject({
  banner: sentence,
  analytics: sentence,
  marketing: sentence,
})
export type ConsentWithGoogle = z.infer<typeof consentWithGoogle>

function placesIn(value: string): string[] {
  return [...new Set([...value.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()
}
