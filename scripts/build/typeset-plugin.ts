import { type Plugin, parseSync, Visitor } from 'vite'
import { typeset } from '../../src/format/typeset.ts'

/** Sets the texts of the pages once, at the build; the admin's and the few that are told in plain text stay as written. */
export function typesetPlugin(): Plugin {
  return {
    name: 'typeset',
    transform: {
      filter: { id: pageTexts },
      handler: (code, id) => ({ code: typesetTexts(code, id), map: null }),
    },
  }
}

const pageTexts = /\/src\/content\/(ro|en)\/(?!(admin|consent|errors)[a-z-]*\.ts)[\w/-]+\.ts$/

/** Every string of a module but the names of its properties. What has no blank is no text: an address, a name. */
export function typesetTexts(code: string, id: string): string {
  const names = new Set<number>()
  const texts: { start: number; end: number; value: string }[] = []
  new Visitor({
    Property: ({ key }) => names.add(key.start),
    Literal({ start, end, value }) {
      if (typeof value === 'string' && /\s/.test(value) && !names.has(start))
        texts.push({ start, end, value })
    },
    TemplateLiteral() {
      throw new Error(`${id}: a text is written as a plain string, so that it can be typeset at the build`)
    },
  }).visit(parseSync(id, code).program)
  return texts.reduceRight(
    (set, { start, end, value }) => set.slice(0, start) + JSON.stringify(typeset(value)) + set.slice(end),
    code,
  )
}
