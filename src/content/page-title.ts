import { clinic } from './clinic.ts'
import { longestTitle } from './titled.ts'

/** A page's title, with the clinic's name where there is room for it. */
export function pageTitle(subject: string): string {
  const whole = `${subject} | ${clinic.name}`
  return whole.length > longestTitle ? subject : whole
}
