import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { clinic } from '../../content/clinic.ts'
import { cedilla, isoDate } from '../../content/iso-date.ts'
import type { Database } from '../../database/database-types.ts'
import type { Reading } from '../../database/live-source.ts'
import { type LeftOut, rowsOf } from '../../database/read-rows.ts'
import { byLocale, inEveryLanguage } from '../../format/by-locale.ts'
import { salvage } from '../publishing/salvage.ts'
import { hoursOfTheBuild } from './hours-of-the-build.server.ts'
import type { SpecialDays } from './opening.ts'

const opens = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const closes = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
/** Two or three in a day, one after the other. */
export const spans = z
  .array(z.tuple([opens, closes]).readonly())
  .max(3)
  .refine((list) => list.flat().every((time, at, times) => at === 0 || (times[at - 1] ?? '') < time))
  .readonly()

export const specialDays: z.ZodType<SpecialDays> = z
  .strictObject({ from: isoDate, to: isoDate, spans })
  .refine(({ from, to }) => from <= to, {
    error: 'days end on their first day at the earliest',
    path: ['to'],
  })

export const longestNotice = 160
export const noticeText = z
  .string()
  .trim()
  .min(8)
  .max(longestNotice)
  .refine((value) => !cedilla.test(value) && !/[\n\r]/.test(value))
/** A line above every page, from its first day to its last. */
export const notice = z
  .strictObject({
    text: z.preprocess(inEveryLanguage, z.strictObject(byLocale(() => noticeText))),
    from: isoDate,
    to: isoDate,
  })
  .refine(({ from, to }) => from <= to, {
    error: 'a notice ends on its first day at the earliest',
    path: ['to'],
  })
export type Notice = z.infer<typeof notice>

/** Null until the owner has set hours: those of the build hold. */
const week = z
  .array(spans)
  .length(7)
  .readonly()
  .nullable()
  .transform((stored) => stored ?? clinic.hours)

export const clinicHours = z.strictObject({
  week,
  days: z
    .array(specialDays)
    .max(200)
    .refine((list) => repeatedDays(list) === null, { error: 'a day is said once' })
    .readonly(),
  notice: notice.nullable(),
})
/** The opening hours and the notice that an owner sets. */
export type ClinicHours = z.infer<typeof clinicHours>

/** The place of days that share one with others before them, or null. */
export function repeatedDays(list: readonly SpecialDays[]): number | null {
  const at = list.findIndex((days, place) =>
    list.slice(0, place).some((other) => other.from <= days.to && days.from <= other.to),
  )
  return at < 0 ? null : at
}

/** As it is published. Without a readable row, the hours of the build. */
export async function readHours(
  database: SupabaseClient<Database>,
  leftOut: LeftOut,
  signal?: AbortSignal,
): Promise<ClinicHours> {
  const query = database.from('clinic_hours').select('week, days, notice')
  const [row] = await rowsOf('clinic_hours', signal === undefined ? query : query.abortSignal(signal))
  if (row === undefined) return hoursOfTheBuild
  const { content, unread } = salvage(clinicHours, row, ['days'])
  for (const name of unread) leftOut('clinic_hours', name, 'it cannot be read')
  return content ?? hoursOfTheBuild
}

export const hoursReading: Reading<ClinicHours> = {
  schema: clinicHours,
  read: (database, signal, leftOut) => readHours(database, leftOut, signal),
}
