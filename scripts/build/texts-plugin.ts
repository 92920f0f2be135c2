import type { Plugin } from 'vite'
import { writtenLocales } from '../../src/locale.ts'

/** Names the file of each language where `src/content/texts.ts` imports a subject, so that each is a chunk of its own. */
export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/texts\.ts$/ },
      handler(code) {
        const written = code.replace(subject, (_, locale: string, file: string) => {
          const files = writtenLocales.map((each) => `${each}: () => import('./${each}/${file}')`)
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
