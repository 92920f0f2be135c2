// What a page is to a reader, asked in the page.

/** Texts that are left a column of two or three letters beside something else. */
export function squeezed(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((part) => {
      const { display, fontSize } = getComputedStyle(part)
      const says = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 12,
      )
      const { width } = part.getBoundingClientRect()
      return says && display !== 'inline' && width > 1 && width < 2 * Number.parseFloat(fontSize)
    })
    .map((part) => `${part.className} ${(part.textContent ?? '').slice(0, 40)}`)
}

/** What is far below the screen has the width it would have there only once it is laid out. */
export function layEverythingOut(): void {
  for (const part of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
}

/**
 * Words, ranges, and numbers with their units that stand on two lines; addresses and identifiers may, and what is longer
 * than two thirds of the screen, which no layout keeps whole in a wide font.
 */
export function parted(): string[] {
  const found: string[] = []
  const rectsOf = (node: Node, start: number, end: number) => {
    const shown = document.createRange()
    shown.setStart(node, start)
    shown.setEnd(node, end)
    return [...shown.getClientRects()].filter(({ width }) => width > 0)
  }
  /** From the last ordinary space to the next: what may not be parted, spaces that do not break included. */
  const lengthAround = (node: Node, at: number) => {
    const text = node.textContent ?? ''
    const start = text.slice(0, at).search(/[^ \t\n\r]*$/)
    const [{ length } = ''] = /^[^ \t\n\r]*/.exec(text.slice(start)) ?? []
    return rectsOf(node, start, start + length).reduce((sum, { width }) => sum + width, 0)
  }
  const whole =
    /\d\u2013\u2060?\d|\d\u00a0(?:de\u00a0)?\p{Ll}{1,9}(?!\p{L})|(?<![\w.@/\u00ad-])\p{L}{3,}(?![\w.@/-])/gu
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.visually-hidden')) continue
    for (const { 0: range, index } of (node.textContent ?? '').matchAll(whole)) {
      const lines = rectsOf(node, index, index + range.length).map(({ bottom }) => bottom)
      if (Math.max(...lines) - Math.min(...lines) > 6 && lengthAround(node, index) < (innerWidth * 2) / 3)
        found.push(range)
    }
  }
  return found
}
