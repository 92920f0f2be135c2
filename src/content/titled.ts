import { clinic } from './clinic.ts'

/** The longest title that search engines show whole, in characters; `schema.ts` holds every page to it. */
export const longestTitle = 60
/** Of a description. */
export const longestDescription = 155

/**
 * What a page is about, and by whom: whole where that fits, with the bare name of a clinic whose name is long, or
 * without it. Of several subjects a shorter one is taken before the name is left out.
 */
export function titled(subject: string | readonly string[], by: string = clinic.name): string {
  const subjects = [subject].flat()
  const titles = [by, clinic.name].flatMap((name) => subjects.map((each) => `${each} – ${name}`))
  return [...titles, ...subjects].find((title) => title.length <= longestTitle) ?? subjects.join()
}
