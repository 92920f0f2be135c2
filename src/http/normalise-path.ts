/**
 * One spelling for a path: decoded, lower case, single slashes, none at the end. Null when the percent-encoding is
 * broken.
 */
export function normalisePath(pathname: string): string | null {
  const decoded = pathname.includes('%') ? decodePath(pathname) : pathname
  if (decoded === null) return null
  const path = decoded.toLowerCase().replace(/\/{2,}/g, '/')
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

export function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // URIError is the only way the platform reports broken percent-encoding; the caller answers 400.
    return null
  }
}
