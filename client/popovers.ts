import { apply } from '@oddbird/popover-polyfill/fn'

/** Loaded by browsers that have no popovers. What their own sheet says of them goes before all layers but the first. */
export function teachPopovers(): void {
  apply({ layerName: 'tokens' })
  // Before React, which stops a click on a part that it has not taken over. A default that is prevented is left alone.
  addEventListener('click', press, true)
}

function press(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  if (!panel) return
  event.preventDefault()
  if (button?.getAttribute('popovertargetaction') !== 'hide') panel.togglePopover()
  else panel.hidePopover()
}
