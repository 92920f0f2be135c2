import { clinic } from '../../src/content/clinic.ts'

/**
 * Style sheets take `--name-letters()`, how many letters the longest word of the clinic's name has, `--name-length()`, how
 * many it has in all, and in a media query `--nav-from()`: from which width the menu stands beside the name. What is in
 * `@media (--long-name)` is for a name that has no room there, and is left out for any other.
 */
export const nameFunction = {
  postcssPlugin: 'name',
  Declaration(declaration: { value: string }) {
    const value = written(declaration.value)
    if (value !== declaration.value) declaration.value = value
  },
  AtRule(rule: AtRule) {
    const params = written(rule.params)
    if (params !== rule.params) rule.params = params
    if (rule.params !== '(--long-name)') return
    if (isLong) rule.replaceWith(...(rule.nodes ?? []))
    else rule.remove()
  },
}

type AtRule = {
  params: string
  nodes?: object[] | undefined
  replaceWith(...nodes: object[]): unknown
  remove(): unknown
}

/** A longer name has no room beside the menu on a narrow desktop. */
const shortName = 8
const isLong = clinic.name.length > shortName

function written(text: string): string {
  return text
    .replaceAll('--name-letters()', String(longestWord(clinic.name)))
    .replaceAll('--name-length()', String(clinic.name.length))
    .replaceAll('--nav-from()', isLong ? '90rem' : '80rem')
}

function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length))
}
