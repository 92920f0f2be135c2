import { z } from 'zod'
import { byLocale } from '../format/by-locale.ts'
import { isoDateOf } from '../format/dates.ts'
import { writtenLocales } from '../locale.ts'
import { cedilla, isoDate } from './iso-date.ts'

/** Where the clinic is rated by others: the figures of a place as they were on the day on which the owner read them. */
export const rating = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(80),
    name: z
      .string()
      .trim()
      .min(2)
      .max(60)
      .refine((name) => !cedilla.test(name)),
    url: z.url({ protocol: /^https$/ }).max(300),
    average: z.number().positive().nullable(),
    /** The highest mark that the place gives. */
    best: z.union([z.literal(5), z.literal(10)]),
    count: z.int().min(0).max(10_000_000).nullable(),
    read_on: isoDate.refine((day) => day <= isoDateOf(new Date()), 'no figure is read before its day'),
  })
  .refine(({ average, best, count }) => average === null || (average <= best && count !== 0), {
    error: 'an average is of some ratings, and no higher than the highest mark',
    path: ['average'],
  })
export type Rating = z.infer<typeof rating>

/** A number of things that were counted; null where nobody has counted them. */
const counted = z.int().min(0).max(1_000_000).nullable()
const wording = z
  .string()
  .trim()
  .max(600)
  .refine((text) => !cedilla.test(text))

/** Each figure with what it is a part of, and the text that says how both were counted. */
export const outcomeGroups = [
  { whole: 'bills', part: 'bills_equal', how: 'bills_how' },
  { whole: 'treatments', part: 'complications', how: 'complications_how' },
  { whole: 'complaints', part: 'complaints_settled', how: 'complaints_how' },
  { whole: 'waiting_requests', part: 'waiting_days', how: 'waiting_how' },
] as const

/** What a year of the clinic came to. A group of figures is whole, with how it was counted, or it is left out. */
export const outcomeYear = z
  .strictObject({
    /** The year, in its address. */
    id: z.string().max(12),
    year: z.int().min(2000).max(2100),
    bills: counted,
    bills_equal: counted,
    treatments: counted,
    complications: counted,
    complaints: counted,
    complaints_settled: counted,
    waiting_requests: counted,
    /** Within how many days half of them had a first visit. */
    waiting_days: z.int().min(0).max(366).nullable(),
    ...byLocale(() =>
      z.strictObject({
        introduction: wording,
        bills_how: wording,
        complications_how: wording,
        complaints_how: wording,
        waiting_how: wording,
      }),
    ),
  })
  .superRefine((year, problems) => {
    const refuse = (...path: string[]) =>
      problems.addIssue({ code: 'custom', path, message: 'not counted so' })
    if (String(year.year) !== year.id || year.year >= thisYear()) refuse('year')
    const isBegun = outcomeGroups.map(({ whole, part, how }) => {
      const texts = writtenLocales.map((locale) => year[locale][how])
      if (year[whole] === null && year[part] === null && texts.every((text) => text === '')) return false
      if (year[whole] === null || (year[whole] === 0 && whole !== 'complaints')) refuse(whole)
      if (year[part] === null || (part !== 'waiting_days' && year[part] > (year[whole] ?? 0))) refuse(part)
      for (const locale of writtenLocales) if (year[locale][how].length < 20) refuse(locale, how)
      return true
    })
    if (!isBegun.includes(true)) refuse('bills')
  })
export type OutcomeYear = z.infer<typeof outcomeYear>

function thisYear(): number {
  return Number(isoDateOf(new Date()).slice(0, 4))
}
