import '../src/ui/hydration/takes-scripts.ts'

/**
 * Loads the client's modules after the first paint, which they would otherwise delay. The build inlines this
 * script; the server names the modules on its element, the entry first, and the sheets whose styles the document has.
 */
const { modules: named = '[]', sheets = '[]' } = document.currentScript?.dataset ?? {}
const modules: string[] = JSON.parse(named)
const link = (properties: object) =>
  document.head.append(Object.assign(document.createElement('link'), properties))
/** From the first frame of the whole document until its paint would have been reported. */
const untoldMs = 200

new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
  // Firefox reports no such paint for a cached document that opens at a fragment. Frames wait for styles, as
  // paint does.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(resolve, untoldMs)))
  // A page in the background is not painted and has no frames.
  addEventListener('load', () => document.visibilityState === 'hidden' && resolve())
}).then(async () => {
  const [entry = '', ...others] = modules
  // The styles are inline. These tell the module loader that it need not fetch them.
  for (const href of JSON.parse(sheets)) link({ rel: 'stylesheet', disabled: true, href })
  for (const href of modules) link({ rel: 'modulepreload', href })
  // A module after all that it imports: each is evaluated in a task of its own.
  for (const href of [...others, entry]) {
    await import(/* @vite-ignore */ href)
    await new Promise((resolve) => setTimeout(resolve))
  }
})
