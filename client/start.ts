import '../src/ui/hydration/takes-scripts.ts'

/**
 * Loads the client's modules after the first paint, which they would otherwise delay. The build inlines this
 * script; the server names the modules on its element, the entry first.
 */
const modules: string[] = JSON.parse(document.currentScript?.dataset.modules ?? '[]')
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
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  // A module after all that it imports: each is evaluated in a task of its own.
  for (const href of [...others, entry]) {
    await import(/* @vite-ignore */ href)
    await new Promise((resolve) => setTimeout(resolve))
  }
})
