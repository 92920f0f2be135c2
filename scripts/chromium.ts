import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  // Chromium without windows: a page takes a third less of the processor, and renders the same.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium for the browser tests, installed on Debian and Ubuntu if need be. Throws with what to do. */
export function findChromium(): string {
  const found = present()
  if (found) return found
  if (!canInstall())
    throw new Error(
      'The browser tests need Chromium. Install it, or set CHROMIUM_PATH to a Chromium or Chrome you have.',
    )
  const apt = (...words: string[]) =>
    execFileSync('apt-get', ['-qq', ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  const chromium = packages.find((each) => spawnSync('apt-cache', ['show', each]).status === 0) ?? 'chromium'
  console.log(`Installing Chromium for the browser tests (apt-get install ${chromium}) ...`)
  apt('install', '-y', '--no-install-recommends', chromium)
  const installed = present()
  if (!installed)
    throw new Error(`apt-get installed ${chromium}, but it is in none of the usual places: set CHROMIUM_PATH`)
  return installed
}

/** Debian has both; Ubuntu the second. */
const packages = ['chromium-headless-shell', 'chromium']

function present(): string | undefined {
  return places.find((place): place is string => place !== undefined && existsSync(place))
}

function canInstall(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}
