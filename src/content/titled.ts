import { clinic } from './clinic.ts'

/** What a list of results shows whole and finds useful, in characters; `schema.ts` holds every page to it. */
export const shortestTitle = 30
export const longestTitle = 60
/** The longest description, in characters. */
export const longestDescription = 155

/** The longest name of a clinic: a subject that is too short for a title still has room for it. */
export const longestName = longestTitle - ' – '.length - (shortestTitle - 1)

/**
 * A page's title: its subject and the clinic. Where both do not fit: the bare name of a clinic with a long name,
 * then a shorter subject, then no name.
 */
export function titled(subject: string | readonly string[], by: string = clinic.name): string {
  const subjects = [subject].flat()
  const titles = [by, clinic.name].flatMap((name) => subjects.map((each) => `${each} – ${name}`))
  return [...titles, ...subjects].find((title) => title.length <= longestTitle) ?? subjects.join()
}
