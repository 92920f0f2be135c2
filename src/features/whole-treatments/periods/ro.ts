import type { Shape } from '../../../content/text-shape.ts'

export const words = {
  minute: { one: '{count} minut', few: '{count} minute', other: '{count} de minute' },
  hour: { one: '{count} oră', few: '{count} ore', other: '{count} de ore' },
  day: { one: '{count} zi', few: '{count} zile', other: '{count} de zile' },
  week: { one: '{count} săptămână', few: '{count} săptămâni', other: '{count} de săptămâni' },
  month: { one: '{count} lună', few: '{count} luni', other: '{count} de luni' },
}

export type PeriodWords = Shape<typeof words>
