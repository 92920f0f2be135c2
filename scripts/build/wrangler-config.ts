import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { BuildMode } from './mode.ts'

/** `wrangler.toml` for the development server. It is derived at every start, so it cannot drift. */
export function writeDevelopmentConfig(): string {
  return write('wrangler.development.toml', developmentConfig())
}

export function developmentConfig(): string {
  return readConfig()
    .replaceAll('dist/production/', 'dist/dev/')
    .replace('command = "npm run build"', 'command = "node scripts/build.ts --dev-server"')
}

/** `wrangler.toml` for a finished build: wrangler does not build again. */
export function writeFinishedConfig(mode: BuildMode): string {
  const config = readConfig()
    .replace(/^\[build\]\n(?:.+\n)+/m, '')
    .replaceAll('dist/production/', '')
  mkdirSync(`dist/${mode}`, { recursive: true })
  return write(`dist/${mode}/wrangler.toml`, config)
}

/** The compatibility settings, to run the Worker elsewhere under the same ones. */
export function compatibility(): { date: string; flags: string } {
  const [, date = ''] = /^compatibility_date = "(.+)"$/m.exec(readConfig()) ?? []
  const [, flags = '[]'] = /^compatibility_flags = (.+)$/m.exec(readConfig()) ?? []
  return { date, flags }
}

function readConfig(): string {
  return readFileSync('wrangler.toml', 'utf8')
}

function write(path: string, config: string): string {
  // Another process may be reading it: it is there as a whole or not at all.
  const fresh = `${path}.${process.pid}`
  writeFileSync(fresh, `# Made from wrangler.toml at every start: change that one.\n${config}`)
  renameSync(fresh, path)
  return path
}
