import { clinic } from '../../content/clinic.ts'
import type { IsoDate } from '../../format/dates.ts'
import type { Locale } from '../../locale.ts'
import type { ClinicHours } from './hours.server.ts'

/** Every page needs these, so they stand without the schema, which only what was stored has to meet. */
export const hoursOfTheBuild: ClinicHours = { week: clinic.hours, days: [], notice: null }

/** The notice in each language while it is shown. */
export function noticeOn({ notice }: ClinicHours, today: IsoDate): Record<Locale, string> | null {
  return notice === null || today < notice.from || today > notice.to ? null : notice.text
}
