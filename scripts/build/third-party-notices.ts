import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'

/** Where the notices are served. Licences ask that their text goes with every copy, and a bundle is a copy without comments. */
export const noticesFile = 'third-party-notices.txt'

/** Notes the folder of each package of which a build carries something. */
export function collectPackages(folders: Set<string>): Plugin {
  return {
    name: 'collect-packages',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds) {
          const folder = folderOf(id)
          if (folder !== null) folders.add(folder)
        }
      }
    },
  }
}

/** Each package with its version, its licence and that licence's text; then the fonts, which are files of our own. */
export function noticesOf(folders: ReadonlySet<string>): string {
  const notices = [...folders].map(noticeOf).toSorted()
  return `${[...new Set(notices), readFileSync('src/ui/fonts/LICENSES.md', 'utf8').trim()].join(`\n\n${line}\n\n`)}\n`
}

const line = '-'.repeat(80)

const described = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).optional(),
})

function noticeOf(folder: string): string {
  const { name, version, license, author } = described.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  // A package may name its licence without repeating it.
  const text = texts.length > 0 ? texts : [author === undefined ? license : `${license}, by ${author}`]
  return [`${name} ${version} (${license})`, ...text].join('\n\n')
}

/** The innermost package that a module is of; null for our own and for what a build makes up. */
function folderOf(id: string): string | null {
  return /^(?!\0)(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? null
}
