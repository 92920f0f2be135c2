const ownFolders = '_data|_design|_insights|_offline|_speed|api|assets|admin|pictures|videos|\\.well-known'
const ownFiles = 'healthz|404|[^/]+\\.(?:ico|js|json|png|svg|txt|webmanifest|xml)|contact/cerere\\.ics'
/** What scripts, admins and machines ask for is never a page, old or new. */
export const reserved = new RegExp(`^/(?:(?:${ownFolders})(?:/|$)|(?:${ownFiles})$)`)
