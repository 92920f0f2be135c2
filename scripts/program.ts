import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const installed = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })

/**
 * What starts a program of a dependency: Node and the program's JavaScript. By its bare name Windows starts it only through
 * a shell, which would read its words as well.
 */
export function program(name: string, dependency = name): readonly [command: string, file: string] {
  const folder = path.join('node_modules', dependency)
  const { bin } = installed.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
  const file = typeof bin === 'string' ? bin : bin[name]
  if (file === undefined) throw new Error(`${dependency} has no program ${name}`)
  return [process.execPath, path.resolve(folder, file)]
}

/** npm, which gives its scripts the path of its own JavaScript. */
export function npm(): readonly [command: string, ...words: string[]] {
  const file = process.env.npm_execpath
  return file === undefined ? ['npm'] : [process.execPath, file]
}
