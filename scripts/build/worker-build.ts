import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type BuildName, workerDir } from './mode.ts'

/** Beside the modules, and none of those that wrangler uploads. */
const file = 'build-name'
const name = 'virtual:worker-build'
const placeholder = '%worker-build%%%'

/** Gives the Worker a name that changes whenever any of its modules does. */
export function workerBuildName(): Plugin {
  return {
    name: 'worker-build-name',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export const workerBuild = '${placeholder}'` : null),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const hash = createHash('sha256')
      for (const { fileName, code } of chunks.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1)))
        hash.update(fileName).update(code)
      // As long as the placeholder, so that the source maps stay right.
      const build = hash.digest('hex').slice(0, placeholder.length)
      for (const chunk of chunks) chunk.code = chunk.code.replaceAll(placeholder, build)
      this.emitFile({ type: 'asset', fileName: file, source: build })
    },
  }
}

/** What the Worker of the last build calls itself at `/healthz`. */
export function readWorkerBuild(build: BuildName): string {
  return readFileSync(join(workerDir(build), file), 'utf8')
}
