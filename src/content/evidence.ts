import { z } from 'zod'
import { isoDateOf } from '../format/dates.ts'
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
