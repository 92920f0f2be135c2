/**
 * A browser may show an admin page again as it was left, patients' names and all, to somebody who is not signed in.
 * It is put out of sight as it is laid aside, and asked for anew before it is seen again.
 */
const { documentElement } = document

addEventListener('pagehide', ({ persisted }) => {
  if (persisted) documentElement.hidden = true
})

addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})
