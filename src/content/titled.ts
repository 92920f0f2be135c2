import { clinic } from './clinic.ts'

/** What a list of results shows whole and finds useful, in characters; `schema.ts` holds every page to it. */
export const shortestTitle = 30
export const longestTitle = 60
/** Of a description. */
export const longestDescription = 155

/** As long as a name may be: what is too short for a title has room for it, so that every subject makes one. */
export const longestName = longestTitle - ' – '.length - (shortestTitle - 1)

/**
 * What a page is about, and by whom: whole where that fits, with the bare name of a clinic whose name is long, or
 * without it. Of several subjects a shorter one is taken before the name is left out.
 */
export function titled(subject: string | readonly string[], by: string = clinic.name): string {
  const subjects = [subject].flat()
  const titles = [by, clinic.name].flatMap((name) => subjects.map((each) => `${each} – ${name}`))
  return [...titles, ...subjects].find((title) => title.length <= longestTitle) ?? subjects.join()
}
