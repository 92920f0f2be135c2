import type { PeriodWords } from './ro.ts'

export const words = {
  minute: { one: '{count} minute', other: '{count} minutes' },
  hour: { one: '{count} hour', other: '{count} hours' },
  day: { one: '{count} day', other: '{count} days' },
  week: { one: '{count} week', other: '{count} weeks' },
  month: { one: '{count} month', other: '{count} months' },
} satisfies PeriodWords
