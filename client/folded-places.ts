/** Opens what is folded around the place that the address names. Not every browser does. */
export function openNamedPlaces(): void {
  addEventListener('hashchange', openNamedPlace)
  openNamedPlace()
}

function openNamedPlace(): void {
  const place = document.getElementById(location.hash.slice(1))
  const folded = place?.closest<HTMLDetailsElement>('details:not([open])')
  if (!place || !folded) return
  folded.open = true
  place.scrollIntoView()
}
