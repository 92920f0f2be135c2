import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type BuildName, clientDir } from './mode.ts'
import { readPages } from './read-pages.ts'

/** Writes the styles of each public page as one file: documents ask for it where their first screen ends. */
export function pageSheets(build: BuildName): Plugin {
  return {
    name: 'page-sheets',
    writeBundle() {
      const dir = clientDir(build)
      for (const { sheet } of readPages(dir))
        if (sheet !== null) writeFileSync(join(dir, sheet.href), sheet.text)
    },
  }
}
