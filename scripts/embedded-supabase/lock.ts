import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from './refusal.ts'

/**
 * Takes the one-process lock of a data directory and returns its release. Two engines on one directory corrupt it
 * silently, so a running owner is an error.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = path.join(path.resolve(directory), 'in-use.pid')
  if (heldHere.has(file)) throw inUse(directory, process.pid, file)
  if (!writeOwn(file)) {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner !== process.pid && isAlive(owner)) throw inUse(directory, owner, file)
    // A killed process leaves its file behind, and in a container the next one often has the same process id.
    rmSync(file, { force: true })
    if (!writeOwn(file)) throw inUse(directory, owner, file)
  }
  heldHere.add(file)
  return () => {
    heldHere.delete(file)
    rmSync(file, { force: true })
  }
}

const heldHere = new Set<string>()

function writeOwn(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return hasCode(error, 'EPERM')
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function inUse(directory: string, pid: number, file: string): Refusal {
  return new Refusal(
    `The database directory ${directory} is in use by process ${pid}. ` +
      `Stop that process, or delete ${file} if it is not a development server.`,
  )
}
