import type { Plugin } from 'vite'
import { typeset } from '../../src/format/typeset.ts'

/** Sets the texts of the pages once, at the build; the admin's and the few that are told in plain text stay as written. */
export function typesetPlugin(): Plugin {
  return {
    name: 'typeset',
    transform: {
      filter: { id: pageTexts },
      handler: (code) => ({ code: typesetLiterals(code), map: null }),
    },
  }
}

const pageTexts = /\/src\/content\/(ro|en)\/(?!(admin|consent|errors)[a-z-]*\.ts)[\w/-]+\.ts$/

/** Keys, addresses and names of pictures have no blanks: what has is a text. */
function typesetLiterals(code: string): string {
  return code.replace(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/gs, (literal, quote: string, inner: string) =>
    /\s/.test(inner) ? quote + typeset(inner) + quote : literal,
  )
}
