import { clinic } from '../../src/content/clinic.ts'

/**
 * Style sheets take `--name-letters()`, how many letters the longest word of the clinic's name has, `--name-length()`, how
 * many it has in all, and in a media query `--nav-from()`: from which width the menu stands beside the name.
 */
export const nameFunction = {
  postcssPlugin: 'name',
  Declaration(declaration: { value: string }) {
    const value = written(declaration.value)
    if (value !== declaration.value) declaration.value = value
  },
  AtRule(rule: { params: string }) {
    const params = written(rule.params)
    if (params !== rule.params) rule.params = params
  },
}

/** A longer name has no room beside the menu on a narrow desktop. */
const shortName = 8

function written(text: string): string {
  return text
    .replaceAll('--name-letters()', String(longestWord(clinic.name)))
    .replaceAll('--name-length()', String(clinic.name.length))
    .replaceAll('--nav-from()', clinic.name.length <= shortName ? '80rem' : '90rem')
}

function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length))
}
