import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { buildScript } from '../../../scripts/build/browser-scripts.ts'
import { buildTargets } from '../../../scripts/build/oldest-browsers.ts'
import { brand } from '../../../src/content/clinic.ts'

const kilobyte = 1024
const compressed = (text: string) => brotliCompressSync(text).length

test('the head script is at most 0.6 KB', async () => {
  const { text } = await buildScript('src/features/consent/head-script.ts')
  // Weighed with the name of the sample: of 4,000 others some came to 48 bytes more, by the luck of brotli alone.
  expect(text).toContain(`${brand}.consent`)
  expect(compressed(text.replaceAll(`${brand}.`, 'amiaza.'))).toBeLessThanOrEqual(0.6 * kilobyte)
})

test('the script of the page views is at most 1.2 KB, that of the vitals 3.2 KB', async () => {
  expect(compressed((await buildScript('src/features/insights/views-script.ts')).text)).toBeLessThanOrEqual(
    1.2 * kilobyte,
  )
  expect(compressed((await buildScript('src/features/insights/speed-script.ts')).text)).toBeLessThanOrEqual(
    3.2 * kilobyte,
  )
})

test('the code of the consent is at most 3.0 KB, its styles 1.0 KB, the dialog included', async () => {
  const all = await buildPart(
    ['store.ts', '../../../client/consent-gate.ts', 'context.tsx', 'banner.tsx', 'preferences.tsx'],
    /dialog\.tsx$/,
  )
  const dialog = await buildPart(['dialog.tsx'], /context\.tsx$/)
  expect(compressed(all + dialog)).toBeLessThanOrEqual(3 * kilobyte)
  const styles = await buildStyles()
  expect(styles).toHaveLength(2)
  expect(compressed(styles.join(''))).toBeLessThanOrEqual(1 * kilobyte)
})

/** What a visitor has anyway, and Google's loader, which comes only where it is configured. */
const elsewhere = /^react|preload-helper|\/(routes|page-frame|fill|load-trackers|register)\.tsx?$/

async function buildPart(modules: readonly string[], other: RegExp) {
  const entry = 'part-of-the-consent'
  const text = modules
    .map((name) => `export * from ${JSON.stringify(resolve('src/features/consent', name))}`)
    .join('\n')
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      // Without the loader of lazy modules, which the pages brought in already.
      ssr: true,
      minify: true,
      target: buildTargets,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => elsewhere.test(id) || other.test(id),
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
  return files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('')
}

async function buildStyles() {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: buildTargets,
      rolldownOptions: { input: ['src/features/consent/banner.css', 'src/features/consent/dialog.css'] },
    },
  })
  const files = 'output' in result ? result.output : []
  return files.flatMap((file) => (file.fileName.endsWith('.css') && 'source' in file ? `${file.source}` : []))
}
