import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Where the files of a kept database are, and what to call once they are whole. A first start that was ended in between
 * leaves files that no engine opens, or rows without their seed: they are removed, and this start is the first one.
 */
export function beginDirectory(directory: string): { data: string; finish(): void } {
  const data = path.join(directory, 'data')
  const unfinished = path.join(directory, 'unfinished')
  if (existsSync(unfinished)) rmSync(data, { recursive: true, force: true })
  if (!existsSync(data)) {
    mkdirSync(directory, { recursive: true })
    writeFileSync(unfinished, '')
  }
  return { data, finish: () => rmSync(unfinished, { force: true }) }
}
