import type { TextOf } from '../texts.ts'

export const periods = {
  minute: { one: '{count} minute', other: '{count} minutes' },
  hour: { one: '{count} hour', other: '{count} hours' },
  day: { one: '{count} day', other: '{count} days' },
  week: { one: '{count} week', other: '{count} weeks' },
  month: { one: '{count} month', other: '{count} months' },
} satisfies TextOf<'periods'>
