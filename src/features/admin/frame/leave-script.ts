/**
 * A browser may show an admin page from its back/forward cache, patients' names included, after signing out. The
 * page is hidden when it is left and loaded again before it is shown.
 */
const { documentElement } = document

addEventListener('pagehide', ({ persisted }) => {
  if (persisted) documentElement.hidden = true
})

addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})
