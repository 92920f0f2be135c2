import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, mergeConfig } from 'vite'
import { clinic, modules } from '../src/content/clinic.ts'
import { clientConfig } from './build/client.ts'
import { setAssetsAside } from './build/earlier-assets.ts'
import { type BuildName, clientDir } from './build/mode.ts'
import { collectPackages, noticesFile, noticesOf } from './build/third-party-notices.ts'
import { workerConfig } from './build/worker.ts'
import { staleContent } from './content/stale.ts'
import { hasDomain } from './deploy/config.ts'
import { checkFacts } from './doctor/sample.ts'

/**
 * Builds the client, then the Worker, which reads the client build's output. With `--development` React is the
 * development build, which explains its warnings, and with `--dev-server` too, for the development server; each has a folder.
 */
if (/[#?]/.test(process.cwd())) {
  console.error(`Vite reads # and ? as the end of a file's name: give ${process.cwd()} a name without them.`)
  process.exit(1)
}
const name: BuildName = buildNamed(process.argv)
const invented = hasDomain('production') ? checkFacts().filter(({ state }) => state === 'wrong') : []
if (name === 'production' && invented.length > 0) {
  console.error(`Nothing was built: ${clinic.origin} would tell visitors what was invented for the sample.`)
  for (const { subject, says } of invented) console.error(`- ${subject}: ${says}`)
  process.exit(1)
}
const stale = staleContent()
for (const { file, line, says } of stale) console.error(`${file}:${line}: ${says}`)
// Whoever is at work on the content sees it meanwhile.
if (name !== 'dev' && stale.length > 0) process.exit(1)
const bringAssetsBack = name === 'production' ? await setAssetsAside(name) : null
await rm(`dist/${name}`, { recursive: true, force: true })
const packages = new Set<string>()
const collecting = { plugins: [collectPackages(packages)] }
await build(mergeConfig(clientConfig(name), collecting))
if (!modules.videos) await rm(join(clientDir(name), 'videos'), { recursive: true, force: true })
await build(mergeConfig(workerConfig(name), collecting))
await writeFile(join(clientDir(name), noticesFile), noticesOf(packages))
await bringAssetsBack?.()

function buildNamed(words: readonly string[]): BuildName {
  if (words.includes('--dev-server')) return 'dev'
  return words.includes('--development') ? 'development' : 'production'
}
