/** Marks in a list of contents the part that crosses the upper third of the window, where the eye reads. */
export function followParts(contents: Element | null): (() => void) | undefined {
  if (contents === null) return undefined
  const links = new Map(
    [...contents.querySelectorAll('a')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
  )
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (!entered) return
      for (const [id, link] of links)
        if (isIn(entered.target, id)) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
    },
    { rootMargin: '-25% 0% -74% 0%' },
  )
  for (const id of links.keys()) {
    const part = document.getElementById(id)
    if (part) observer.observe(boxOf(part))
  }
  return () => observer.disconnect()
}

/** What is folded has a box only while it is open: what it is folded in always has one. */
function boxOf(part: Element): Element {
  return part.closest('details') ?? part
}

function isIn(box: Element, id: string): boolean {
  const part = document.getElementById(id)
  return part !== null && boxOf(part) === box
}
