import postcss, { type ChildNode } from 'postcss'
import type { StylePart } from '../../src/build/client-build.ts'

/** A style sheet in pieces that say what they need. Throws on what is no CSS. */
export function stylePartsOf(text: string): readonly StylePart[] {
  return postcss.parse(text).nodes.map(partOf)
}

function partOf(node: ChildNode): StylePart {
  if (node.type === 'rule') return [node.selectors.map(needsOf).join(','), node.toString()]
  if (node.type === 'comment') return ''
  if (node.type !== 'atrule' || !node.nodes) return `${node};`
  // Paper shows all of a page.
  if (node.name === 'media' && node.params === 'print') return [neverFirst, node.toString()]
  if (!blocks.has(node.name)) return node.toString()
  return [`@${node.name} ${node.params}{`, node.nodes.map(partOf)]
}

const blocks = new Set(['layer', 'media', 'supports', 'container'])
/** No markup has it. */
const neverFirst = '@'

/** The classes and elements without which a selector matches nothing. What is in brackets is not looked at. */
function needsOf(selector: string): string {
  let open = selector
  for (let before = ''; before !== open; ) {
    before = open
    open = open.replace(/\([^()]*\)|\[[^\]]*\]/g, '')
  }
  return (open.replace(/::?[\w-]+|#[\w-]+/g, '').match(/\.?[a-z_][\w-]*/gi) ?? []).join(' ')
}
