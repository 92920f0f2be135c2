import type { Declaration } from 'postcss'

/**
 * Drawn signs say nothing to a screen reader: `content: "×" / ""`. A browser that does not know the second part drops all
 * of it, so the sign alone comes first.
 */
export const contentFallback = {
  postcssPlugin: 'content-fallback',
  Declaration(declaration: Declaration) {
    if (declaration.prop !== 'content') return
    const [, sign] = /^(.*\S)\s+\/\s+"[^"]*"$/s.exec(declaration.value) ?? []
    const before = declaration.prev()
    if (sign === undefined || (before?.type === 'decl' && before.value === sign)) return
    declaration.cloneBefore({ value: sign })
  },
}
