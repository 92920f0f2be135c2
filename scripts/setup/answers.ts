import { z } from 'zod'
import { brand, clinic, hospitalOnDuty, type ModuleName, modules } from '../../src/content/clinic.ts'
import { palette } from '../../src/content/colours/palette.ts'
import { city as cityEn } from '../../src/content/en/city.ts'
import { directions as directionsEn } from '../../src/content/en/directions.ts'
import { city as cityRo } from '../../src/content/ro/city.ts'
import { directions as directionsRo } from '../../src/content/ro/directions.ts'
import { longestName } from '../../src/content/titled.ts'
import { readColour } from '../../src/format/colour.ts'
import { defaultLocale, locales, writtenLocales } from '../../src/locale.ts'
import { closePairs, nearShades, wholePalette } from './colours.ts'

const line = z.string().trim().min(1)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written 09:00')
/** A day may close at its end. */
const closing = z.union([time, z.literal('24:00')])
const shade = z
  .string()
  .refine((text) => readColour(text) !== null, 'a colour is written #1f4a4c or oklch(0.43 0.075 205)')
const shades = z
  .strictObject({ paper: shade, ink: shade, brand: shade, accent: shade, danger: shade })
  .partial()
const span = z.tuple([time, closing]).refine(([from, to]) => from < to, 'a span begins before it ends')

/** What makes a clinic out of the sample: the facts that `npm run setup` asks for or reads from a file. */
export const answersSchema = z.strictObject({
  name: line
    .max(longestName)
    .refine(
      (name) => !/\bclinic/i.test(name),
      'without “Clinica” or “Dental Clinic”, which the texts put beside it; the registered name says it whole',
    ),
  /** Prefix of cookies, storage and caches. */
  brand: z.string().regex(/^[a-z][a-z0-9]{1,19}$/, 'small letters and digits, a letter first'),
  origin: z
    .url({ protocol: /^https$/ })
    .refine(
      (value) => value === new URL(value).origin,
      'an address without a path, as https://www.clinica.ro',
    ),
  phone: z.e164('with its country, digits alone, as +40210000112'),
  email: z.email(),
  street: line,
  /** The district, as people say it. */
  sector: line,
  county: line,
  city: z.strictObject({ ro: line, en: line }),
  postalCode: z.string().regex(/^\d{6}$/, 'six digits'),
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  /** Opening spans, Monday first; an empty list is a closed day. */
  hours: z.array(z.array(span)).length(7, 'seven days, Monday first'),
  legalName: line,
  cui: line,
  tradeRegister: line,
  authorisation: line,
  college: line,
  /** Where people are sent while the clinic is closed; without it texts say what kind of hospital. */
  hospital: z
    .strictObject({
      name: line,
      address: line,
      phone: z.e164('with its country, digits alone, as +40268000112'),
      latitude: z.coerce.number().min(-90).max(90),
      longitude: z.coerce.number().min(-180).max(180),
    })
    .nullable(),
  /** The parts of the site: what is `false` is not there. */
  modules: z.strictObject({
    stories: z.boolean(),
    videos: z.boolean(),
    offer: z.boolean(),
    news: z.boolean(),
    instalments: z.boolean(),
    newsletter: z.boolean(),
    emergency: z.boolean(),
  } satisfies Record<ModuleName, z.ZodBoolean>),
  languages: z
    .array(z.enum(writtenLocales))
    .refine((list) => list.includes(defaultLocale), `${defaultLocale} is always among them`),
  /** Those of `src/content/colours/palette.ts` that are others; of the dark scheme, where the hue is not enough. */
  colours: z
    .strictObject({ light: shades.optional(), dark: shades.optional() })
    .transform(wholePalette)
    .superRefine((colours, problems) => {
      for (const message of [...closePairs(colours), ...nearShades(colours)])
        problems.addIssue({ code: 'custom', message })
    }),
  /** How people reach the clinic; those of another street are left out. */
  directions: z.strictObject({ ro: z.array(line), en: z.array(line) }),
  /** Whether the redirects of the sample's old addresses stay. */
  sampleRedirects: z.boolean(),
})

export type Answers = z.infer<typeof answersSchema>

/** What the files say now: where the questions begin, and where a file of answers says nothing. */
export const currentAnswers: Answers = {
  name: clinic.name,
  brand,
  origin: clinic.origin,
  phone: clinic.phone,
  email: clinic.email,
  street: clinic.address.street,
  sector: clinic.address.sector,
  county: clinic.county,
  city: { ro: cityRo, en: cityEn },
  postalCode: clinic.address.postalCode,
  latitude: clinic.coordinates.latitude,
  longitude: clinic.coordinates.longitude,
  hours: clinic.hours.map((day) => day.map(([from, to]) => [from, to])),
  legalName: clinic.legal.name,
  cui: clinic.legal.cui,
  tradeRegister: clinic.legal.tradeRegister,
  authorisation: clinic.legal.authorisation,
  college: clinic.legal.college,
  hospital: hospitalOnDuty && {
    name: hospitalOnDuty.name,
    address: hospitalOnDuty.address,
    phone: hospitalOnDuty.phone,
    ...hospitalOnDuty.coordinates,
  },
  modules,
  languages: [...locales],
  colours: palette,
  sampleRedirects: true,
  directions: { ro: [...directionsRo], en: [...directionsEn] },
}
