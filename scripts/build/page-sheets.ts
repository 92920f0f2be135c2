import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type BuildMode, clientDir } from './mode.ts'
import { readPages } from './read-pages.ts'

/** Writes the styles of each public page as one file: documents ask for it where their first screen ends. */
export function pageSheets(mode: BuildMode): Plugin {
  return {
    name: 'page-sheets',
    writeBundle() {
      const dir = clientDir(mode)
      for (const { sheet } of readPages(dir))
        if (sheet !== null) writeFileSync(join(dir, sheet.href), sheet.text)
    },
  }
}
