import { comparable } from './typed.ts'

/**
 * Words of a–z and 0–9 joined by hyphens, as many whole ones as `longest` characters hold: `Coroană din zirconiu` is
 * `coroana-din-zirconiu`. Empty where a text has none.
 */
export function slugFrom(text: string, longest: number): string {
  const slug = comparable(text)
    .replace(/[^a-z0-9 ]+/g, '')
    .trim()
    .replace(/ +/g, '-')
  if (slug.length <= longest) return slug
  const end = slug.lastIndexOf('-', longest)
  return slug.slice(0, end < 0 ? longest : end)
}

/** The first of `slug`, `slug-2`, `slug-3`, … that is free. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let free = slug
  for (let number = 2; isTaken(free); number += 1) free = `${slug}-${number}`
  return free
}
