import { existsSync } from 'node:fs'
import { canInstall, installPackages } from './apt.ts'

export type Program = {
  /** The variable that names one's own. */
  variable: string
  places: readonly string[]
  /** What has it on Debian and Ubuntu. */
  packages: readonly string[]
  /** What needs it, in words. */
  purpose: string
}

/**
 * The path of a program, installed where that is possible; null where it is not. Throws when installing fails, and when one's
 * own is not where it is said to be.
 */
export function findProgram({ variable, places, packages, purpose }: Program): string | null {
  const named = process.env[variable]
  if (named && !existsSync(named)) throw new Error(`${variable}: there is nothing at ${named}`)
  const find = () => present([named, ...places])
  const found = find()
  if (found !== null || !canInstall()) return found
  installPackages(purpose, packages)
  return find()
}

export function present(paths: readonly (string | undefined)[]): string | null {
  return paths.find((path): path is string => path !== undefined && existsSync(path)) ?? null
}
