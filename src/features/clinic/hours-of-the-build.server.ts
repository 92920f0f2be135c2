import { clinic } from '../../content/clinic.ts'
import type { IsoDate, WeekHours } from '../../format/dates.ts'
import type { Locale } from '../../locale.ts'

type DatedNotice = { from: IsoDate; to: IsoDate; text: Record<Locale, string> }

/** Every page needs these, so they stand without the schema, which only what was stored has to meet. */
export const hoursOfTheBuild: { week: WeekHours; days: []; notice: null } = {
  week: clinic.hours,
  days: [],
  notice: null,
}

/** The notice in each language while it is shown. */
export function noticeOn(
  { notice }: { notice: DatedNotice | null },
  today: IsoDate,
): Record<Locale, string> | null {
  return notice === null || today < notice.from || today > notice.to ? null : notice.text
}
