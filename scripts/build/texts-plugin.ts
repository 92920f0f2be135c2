import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { writtenLocales } from '../../src/locale.ts'

/**
 * Names the file of each language where `src/content/texts.ts` imports a subject, so that each is a chunk of its own. A clinic of
 * one language need not write what is new in the others.
 */
export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/texts\.ts$/ },
      handler(code) {
        const written = code.replace(subject, (_, locale: string, file: string) => {
          const files = writtenLocales
            .filter((each) => existsSync(`src/content/${each}/${file}`))
            .map((each) => `${each}: () => import('./${each}/${file}')`)
          return `({ ${files.join(', ')} })[${locale}]()`
        })
        if (written === code)
          this.error('src/content/texts.ts does not import its subjects as this plugin reads it')
        return { code: written, map: null }
      },
    },
  }
}

const subject = /\bimport\(`\.\/\$\{(\w+)\}\/([\w./-]+)`\)/g
