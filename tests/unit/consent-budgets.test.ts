import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { buildScript } from '../../scripts/build/browser-scripts.ts'

const kilobyte = 1024
const compressed = (text: string) => brotliCompressSync(text).length

test('the head script is at most 0.6 KB', async () => {
  const { text } = await buildScript('src/consent/head-script.ts')
  expect(compressed(text)).toBeLessThanOrEqual(0.6 * kilobyte)
})

test('the script of the page views is at most 1.2 KB, that of the vitals 3.2 KB', async () => {
  expect(compressed((await buildScript('src/insights/views-script.ts')).text)).toBeLessThanOrEqual(
    1.2 * kilobyte,
  )
  expect(compressed((await buildScript('src/insights/speed-script.ts')).text)).toBeLessThanOrEqual(
    3.2 * kilobyte,
  )
})

test('what every visitor loads of the consent is at most 3.0 KB of code and 1.0 KB of styles, the dialog included', async () => {
  const { code, css } = await buildConsent()
  expect(compressed(code)).toBeLessThanOrEqual(3 * kilobyte)
  expect(compressed(css)).toBeLessThanOrEqual(1 * kilobyte)
})

const modules = ['store.ts', 'gate.ts', 'context.tsx', 'banner.tsx', 'preferences.tsx']
const elsewhere = /\/(routes|frame|fill|google)\.tsx?$/

/** Our part alone: React and the rest of the site are there anyway, and Google's loader comes where it is configured. */
async function buildConsent() {
  const entry = 'consent-as-every-visitor-loads-it'
  const text = modules
    .map((name) => `export * from ${JSON.stringify(resolve('src/consent', name))}`)
    .join('\n')
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      cssCodeSplit: false,
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => /^react/.test(id) || elsewhere.test(id),
        output: { codeSplitting: false },
      },
    },
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? text : null),
      },
    ],
  })
  const files = 'output' in result ? result.output : []
  const code = files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('')
  const css = files
    .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : []))
    .join('')
  expect([code, css]).toEqual([
    expect.stringContaining('cookie-settings'),
    expect.stringContaining('.consent-dialog'),
  ])
  return { code, css }
}
