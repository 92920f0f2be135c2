import { mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reactRenderers } from '../../../scripts/build/react-renderers.ts'

type Samples = typeof import('../../support/samples/sample-page.tsx')

const outDir = mkdtempSync('node_modules/.sample-')
let samples: Samples
/** With React's files for production, like the Worker's build. */
beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { alias: reactRenderers('production') },
    ssr: { noExternal: true },
    build: { ssr: 'tests/support/samples/sample-page.tsx', outDir, minify: false },
  })
  samples = await import(pathToFileURL(resolve(outDir, 'sample-page.js')).href)
})
afterAll(() => rmSync(outDir, { recursive: true }))

test('a page rendered at once has the bytes of the stream', async () => {
  const markup = samples.sampleAtOnce('ready', true)
  expect(markup?.includes('<!--$-->')).toBe(true)
  // Not by `toBe`, whose message would be the page.
  expect(markup === (await samples.sampleByStream())).toBe(true)
})

test.each([
  ['failing', true],
  ['failing', false],
  ['waiting', true],
  ['waiting', false],
] as const)('a page with a %s part (within a boundary: %s) is left to the stream', (part, boundary) => {
  expect(samples.sampleAtOnce(part, boundary)).toBeNull()
})
