/** Takes the focus for a part of a page that has just come, unless somebody went on while its scripts were on their way. */
export function focusOnArrival(part: HTMLElement | null): void {
  if (document.activeElement === document.body) part?.focus()
}
