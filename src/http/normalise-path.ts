/**
 * One spelling for a path: decoded, lower case, single slashes, nothing at the end that a sentence or a program put behind a
 * link. Null when the percent-encoding is broken.
 */
export function normalisePath(pathname: string): string | null {
  const decoded = pathname.includes('%') ? decodePath(pathname) : pathname
  if (decoded === null) return null
  const path = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(strayQuery, '')
    .replace(behindLink, '')
  return path === '' ? '/' : path
}

/** The query that stands behind a path by `&`, as some programs append theirs; empty where there is none. */
export function strayQueryOf(pathname: string): string {
  return strayQuery.exec(pathname)?.[0].slice(1) ?? ''
}

const strayQuery = /&[\w-]+=.*$/

/** Slashes, blanks, marks that nobody sees, and the punctuation of a sentence that ended with a link. */
const behindLink = /[/\s\u200b-\u200f\u2060\u00ad)\]}>.,;:!"'*\u2026\u2019\u201d\u00bb]+$/u

export function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // URIError is the only way the platform reports broken percent-encoding; the caller answers 400.
    return null
  }
}
