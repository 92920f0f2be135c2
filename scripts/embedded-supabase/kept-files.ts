import { createHash, type Hash, randomUUID } from 'node:crypto'
import { existsSync, openAsBlob, readFileSync } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const project = path.join(import.meta.dirname, '../..')

/** Where the files of databases are kept on this machine, however often the project is built. */
export const keptFilesDirectory = path.join(project, 'node_modules/.cache/embedded-supabase')

/** The files of a database, made when they are first asked for and kept under that name. */
export async function keptFiles(file: string, make: () => Promise<Blob>): Promise<Blob> {
  if (!existsSync(file)) await keep(file, await make())
  return openAsBlob(file)
}

/** A hash that includes the versions of the engine from the lock file. */
export function hashOfEngine(): Hash {
  return createHash('sha256').update(readFileSync(path.join(project, 'package-lock.json')))
}

/** What of the hash is in the name of a file. */
export const shortDigest = (hash: Hash): string => hash.digest('hex').slice(0, 24)

/** Two processes may make it at once. The first one's file stays: replacing it would break a process that has it open. */
async function keep(file: string, files: Blob): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, files.stream())
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(unfinished)
}
