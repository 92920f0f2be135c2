import { mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { reactTextPlatform } from '../../scripts/build/react-text.ts'

type Renderer = { renderSample(latenessMs: number): Promise<string> }

let plain: Renderer
let overText: Renderer
const built: string[] = []
beforeAll(async () => {
  plain = await buildRenderer([])
  overText = await buildRenderer([reactTextPlatform()])
})
afterAll(() => {
  for (const dir of built) rmSync(dir, { recursive: true })
})

/** React's streaming renderer, built as the Worker's build does it, with or without our platform. */
async function buildRenderer(plugins: Plugin[]): Promise<Renderer> {
  const outDir = mkdtempSync('node_modules/.renderer-')
  built.push(outDir)
  const renderer = resolve('node_modules/react-dom/cjs/react-dom-server.edge.production.js')
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { alias: { 'react-dom-streaming': renderer } },
    ssr: { noExternal: true },
    build: { ssr: 'tests/support/streaming-page.tsx', outDir, minify: false },
    plugins,
  })
  return import(pathToFileURL(resolve(outDir, 'streaming-page.js')).href)
}

test.each([0, 30])('gathering text changes no byte of a page whose data is %i ms late', async (lateness) => {
  expect(await overText.renderSample(lateness)).toBe(await plain.renderSample(lateness))
})

test('a page is encoded a few times, not once for each of its tags', async () => {
  const encode = vi.spyOn(TextEncoder.prototype, 'encode')
  onTestFinished(() => encode.mockRestore())
  await plain.renderSample(0)
  const byReact = encode.mock.calls.length
  encode.mockClear()
  await overText.renderSample(0)
  expect(byReact).toBeGreaterThan(1000)
  expect(encode.mock.calls.length).toBeLessThan(20)
})
