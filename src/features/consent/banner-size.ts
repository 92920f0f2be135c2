/**
 * Says how far the banner reaches up the window, so that the page keeps clear of it. Setting it restyles all of the
 * page: where an anchor holds the action bar in place, it waits until somebody scrolls or moves by the keyboard.
 */
export function measureBanner(): void {
  const banner = document.querySelector<HTMLElement>('.consent-banner')
  if (!banner) return
  const observer = new ResizeObserver(() => {
    // Once answered it takes no space, and nothing asks for its size.
    if (banner.offsetHeight === 0) return
    const size = innerHeight - banner.getBoundingClientRect().top
    document.documentElement.style.setProperty('--banner-size', `${size}px`)
  })
  const watch = () => observer.observe(banner)
  if (CSS.supports('inset-block-end: anchor(top)'))
    for (const type of ['keydown', 'scroll']) addEventListener(type, watch, { once: true, passive: true })
  else watch()
}
