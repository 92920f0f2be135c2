/**
 * Says how far the banner reaches up the window, so that the page keeps clear of it. Where an anchor holds the action
 * bar in place, that waits until somebody scrolls or moves by the keyboard.
 */
export function measureBanner(): void {
  const banner = document.querySelector<HTMLElement>('.consent-banner')
  if (!banner) return
  const measured = new CSSStyleSheet()
  const observer = new ResizeObserver(() => {
    // Once answered it takes no space, and nothing asks for its size.
    if (banner.offsetHeight === 0) return
    const size = innerHeight - banner.getBoundingClientRect().top
    const asking = ':root[data-consent="asking"]'
    measured.replaceSync(
      `${asking}{scroll-padding-block-end:calc(var(--action-bar) + ${size}px + 1rem)}` +
        `${asking} .keeps-clear{--banner-size:${size}px}`,
    )
    if (!document.adoptedStyleSheets.includes(measured)) document.adoptedStyleSheets.push(measured)
  })
  const watch = () => observer.observe(banner)
  if (CSS.supports('inset-block-end: anchor(top)'))
    for (const type of ['keydown', 'scroll']) addEventListener(type, watch, { once: true, passive: true })
  else watch()
}
