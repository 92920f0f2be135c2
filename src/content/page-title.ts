import { titled } from './titled.ts'

/** A page's title, with the clinic's name where there is room for it. */
export function pageTitle(subject: string): string {
  return titled(subject)
}
