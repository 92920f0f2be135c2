import { type Plugin, parseSync, Visitor } from 'vite'
import { typeset } from '../../src/format/typeset.ts'

/** Typesets the texts of pages at build time; the admin's texts and the few sent as plain text stay as written. */
export function typesetPlugin(): Plugin {
  return {
    name: 'typeset',
    transform: {
      filter: { id: pageTexts },
      handler: (code, id) => ({ code: typesetTexts(code, id), map: null }),
    },
  }
}

/** The files whose texts are typeset: what visitors read on pages, wherever it lies. */
export const pageTexts =
  /\/src\/(?:content\/(?:sources|[a-z]{2}\/[\w/-]+|treatments\/\w+\/[a-z]{2})|layout\/[a-z]{2}|features\/(?!admin\/|consent\/)[\w/-]+\/[a-z]{2}|pages\/(?!admin\/|notFound\/)\w+\/[a-z]{2})\.ts$/

/** Every string of a module except property names. A string without a blank is an address or a name, not text. */
export function typesetTexts(code: string, id: string): string {
  const names = new Set<number>()
  const texts: { start: number; end: number; set: string }[] = []
  new Visitor({
    // biome-ignore lint/correctness/noComponentHookFactories: a kind of node, and no component
    Property: ({ key }) => names.add(key.start),
    Literal({ start, end, value }) {
      if (typeof value === 'string' && /\s/.test(value) && !names.has(start))
        texts.push({ start, end, set: JSON.stringify(typeset(value)) })
    },
    // The text between the inserted values; these are typeset where they are written.
    TemplateElement({ start, value: { raw, cooked } }) {
      if (typeof cooked !== 'string' || !/\s/.test(raw)) return
      const from = code.indexOf(raw, start)
      texts.push({ start: from, end: from + raw.length, set: escapeTemplate(typeset(cooked)) })
    },
  }).visit(parseSync(id, code).program)
  // A text inside an inserted value is visited after the one that follows it.
  return texts
    .toSorted((one, other) => one.start - other.start)
    .reduceRight((whole, { start, end, set }) => whole.slice(0, start) + set + whole.slice(end), code)
}

function escapeTemplate(text: string): string {
  return text.replace(/[\\`]|\$\{/g, '\\$&')
}
