import { clinic } from '../../src/content/clinic.ts'

/** Style sheets take `--name-letters()`: how many letters the longest word of the clinic's name has. */
export const nameFunction = {
  postcssPlugin: 'name',
  Declaration(declaration: { value: string }) {
    const value = declaration.value.replaceAll('--name-letters()', String(longestWord(clinic.name)))
    if (value !== declaration.value) declaration.value = value
  },
}

function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length))
}
