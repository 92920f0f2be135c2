/**
 * Loads the client's modules after the first paint, which they would otherwise delay. The build inlines this
 * script; the server names the modules on its element, the entry first.
 */
const modules: string[] = JSON.parse(document.currentScript?.dataset.modules ?? '[]')

new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
  // A page in the background is not painted.
  addEventListener('load', () => document.visibilityState === 'hidden' && resolve())
}).then(() => {
  const [entry = '', ...others] = modules.splice(0)
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  return import(/* @vite-ignore */ entry)
})
