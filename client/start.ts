/**
 * Asks for the client's modules once the page is painted; before, they would only be in its way. The build makes one
 * inline script of this, and the server names the modules on its element, the entry first.
 */
const script = document.currentScript
const nonce = script?.nonce ?? ''
const [entry = '', ...others]: string[] = JSON.parse(script?.dataset.modules ?? '[]')
let begun = false

function begin(): void {
  if (begun) return
  begun = true
  const module = Object.assign(document.createElement('script'), { type: 'module', src: entry, nonce })
  const ahead = others.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }),
  )
  document.head.append(module, ...ahead)
}

new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) begin()
}).observe({ type: 'paint', buffered: true })
// What nobody looks at is not painted.
addEventListener('load', () => document.visibilityState === 'hidden' && begin())
