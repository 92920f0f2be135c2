import { randomUUID } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The files of a database that are kept as one, made when nobody has. */
export async function keptFiles(file: string, make: () => Promise<Blob>): Promise<Blob> {
  if (!existsSync(file)) await keep(file, await make())
  return openAsBlob(file)
}

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
