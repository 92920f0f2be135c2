import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { writtenLocales } from '../../src/locale.ts'

/**
 * Names the file of each language where texts are imported by language, so that each is a chunk of its own. A clinic of one
 * language need not write what is new in the others.
 */
export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.+\.ts$/, code: /\bimport\(`/ },
      handler(code, id) {
        const written = code.replaceAll(byLanguage, (_, folder: string, locale: string, file: string) => {
          const files = writtenLocales
            .map((each) => [each, `${folder}${each}${file}.ts`] as const)
            .filter(([, path]) => existsSync(join(dirname(id), path)))
            .map(([each, path]) => `${each}: () => import('${path}')`)
          return `({ ${files.join(', ')} })[${locale}]()`
        })
        // Else Vite would look for every file of a pattern.
        if (/\bimport\(`/.test(written))
          this.error(`${id} imports texts in a way that this plugin does not read`)
        return { code: written, map: null }
      },
    },
  }
}

/** ``import(`./${l}/home.ts`)`` of the content, ``import(`./${l}.ts`)`` beside a page or a feature, ``import(`../drafts/${l}.ts`)``. */
const byLanguage = /\bimport\(`(\.{1,2}\/(?:[\w-]+\/)*)\$\{(\w+)\}((?:\/[\w-]+)*)\.ts`\)/g
