import type { Browser } from 'playwright-core'
import { sharedPage } from '../../src/routes.ts'
import type { PagePayload } from '../../src/shell/page-view.ts'
import { clientDir } from '../build/mode.ts'
import { readPages } from '../build/read-pages.ts'
import { type Edge, openEdge } from './edge.ts'
import { bundlePlainApp } from './plain-bundle.ts'

/**
 * The same pages as a plain React application: the markup of this site, all styles of the page inline, all its data,
 * one module, `hydrateRoot`. Everything else is asked from the site.
 */
export async function servePlainPages(
  origin: string,
  paths: readonly string[],
  browser: Browser,
): Promise<Edge> {
  const pages = readPages(clientDir('production'))
  const files: Record<string, { type: string; text: string }> = {}
  for (const path of paths) {
    const markup = await textOf(origin + path)
    const data = await textOf(`${origin}/_data${path}`)
    const { route }: PagePayload = JSON.parse(data)
    const sheet = pages.find(({ id }) => id === route || id === sharedPage(route))?.sheet
    if (!sheet) throw new Error(`No styles of ${route}`)
    const module = `/plain/${route}.js`
    files[module] ??= { type: 'text/javascript; charset=utf-8', text: await bundlePlainApp(route) }
    const text = plainDocument(markup, data, sheet.text, module)
    files[path] = { type: 'text/html; charset=utf-8', text }
  }
  const edge = await openEdge(origin, files)
  for (const path of paths) await mustHydrate(browser, edge.url + path)
  return edge
}

/** The document with other means: without what loads modules late, without the sheet that comes where the first screen ends. */
function plainDocument(markup: string, data: string, styles: string, module: string): string {
  const [layers] = /@layer [\w,]+;/.exec(markup) ?? []
  if (layers === undefined) throw new Error('The document does not order its layers')
  const parts = [
    [/<style[^>]*>.*?<\/style>/s, `<style>${layers}${styles}</style>`],
    [/<script[^>]* data-modules=.*?<\/script>/s, `<script type="module" src="${module}"></script>`],
    [/(?<=id="payload">).*?(?=<\/script>)/s, data.replaceAll('<', '\\u003c')],
  ] as const
  const plain = parts.reduce((text, [part, other]) => text.replace(part, () => other), markup)
  return plain.replace(/<link rel="stylesheet"[^>]*><script[^>]*>0<\/script>/, '')
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text()
}

/** A page that React renders anew, or not at all, would measure something else. */
async function mustHydrate(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage()
  try {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(address)
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    if (errors[0]) throw new Error(`${address} as plain React`, { cause: errors[0] })
  } finally {
    await page.close()
  }
}
