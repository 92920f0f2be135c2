/**
 * The mark of the first request after signing in: without a session in it, the browser has kept none. Blocked cookies do
 * that, and a build for production at an http address.
 */
const mark = 'arrived'

/** A path that is led to by signing in. */
export function arrivalAt(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${mark}=acum`
}

export function isArrival(search: string): boolean {
  return new URLSearchParams(search).has(mark)
}

/** The query without what only this arrival needs, for the address bar. */
export function afterArrival(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(mark)
  return query.size === 0 ? '' : `?${query}`
}
