import { writtenLocales } from '../../locale.ts'
import { matchRoute } from '../../routes.ts'

const ownFolders = '_data|_design|_insights|_offline|_speed|api|assets|admin|pictures|videos|\\.well-known'
const ownFiles = 'healthz|404|[^/]+\\.(?:ico|js|json|png|svg|txt|webmanifest|xml)|contact/cerere\\.ics'
/** What scripts, admins and machines ask for is never a page, old or new. */
export const reserved = new RegExp(`^/(?:(?:${ownFolders})(?:/|$)|(?:${ownFiles})$)`)

/**
 * Throws for a path that the site answers and an owner's redirect could take away: it has no page and is not reserved. What lies
 * in the folder of a collection has one only while something of that name is published.
 */
export function refuseUnreserved(answered: readonly string[]): void {
  const inLanguage = new RegExp(`^/(?:${writtenLocales.join('|')})(?=/)`)
  const anyPath = '/*'
  const unreserved = answered
    .map((path) => path.replace(inLanguage, ''))
    .filter((path) => path !== anyPath && !reserved.test(path) && matchRoute(path)?.params.slug !== '')
  if (unreserved.length > 0)
    throw new Error(
      `Of no page and not in reserved.ts, so that a redirect could take it: ${unreserved.join(', ')}`,
    )
}
