import { clinic } from './clinic.ts'

/** What search engines show of a title. */
const most = 60

/** A page's title, with the clinic's name where there is room for it. */
export function pageTitle(subject: string): string {
  const whole = `${subject} | ${clinic.name}`
  return whole.length > most ? subject : whole
}
