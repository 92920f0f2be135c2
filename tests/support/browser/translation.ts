import type { Page } from 'playwright-core'

/**
 * What a browser does that translates a page: each text is replaced by elements with other words in them, and what comes
 * later as well. Here the words stay the same, so that they can be compared.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const isWorded = (text: Text) =>
      /[\p{L}\d]/u.test(text.data) &&
      !text.parentElement?.closest('script, style, textarea, title, svg, font')
    const replace = (text: Text) => {
      const words = document.createElement('font')
      words.textContent = text.data
      const place = document.createElement('font')
      place.append(words)
      text.replaceWith(place)
    }
    const replaceIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Text[] = node instanceof Text ? [node] : []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      texts.filter(isWorded).forEach(replace)
    }
    replaceIn(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) replaceIn(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

/** The texts of a page, seen or not, in their order. */
export function textsOf(page: Page, leftOut = 'script, style'): Promise<string[]> {
  return page.evaluate((leftOut) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(leftOut)) texts.push(node.textContent?.trim() ?? '')
    return texts.filter((text) => text !== '')
  }, leftOut)
}
