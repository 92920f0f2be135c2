import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this is a machine of Debian's kind, and ours to install packages on. */
export function canInstall(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

let updated = false

/** Installs those of the packages that there are. Throws when apt-get fails. */
export function installPackages(purpose: string, packages: readonly string[]): void {
  const apt = (...words: string[]) =>
    execFileSync('apt-get', ['-qq', ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  if (!updated) apt('update')
  updated = true
  const available = packages.filter((each) => spawnSync('apt-cache', ['show', each]).status === 0)
  console.log(`Installing what ${purpose} need (apt-get install ${available.join(' ')}) ...`)
  apt('install', '-y', '--no-install-recommends', ...available)
}
