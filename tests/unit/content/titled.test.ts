import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { longestTitle, titled } from '../../../src/content/titled.ts'

const tooLong = 'x'.repeat(longestTitle - clinic.name.length - 2)

test('a page says by whom it is as fully as fits', () => {
  expect(titled('Contact', `Clinica ${clinic.name}`)).toBe(`Contact – Clinica ${clinic.name}`)
  expect(titled('Contact', `Clinica ${'x'.repeat(longestTitle)}`)).toBe(`Contact – ${clinic.name}`)
  expect(titled(tooLong)).toBe(tooLong)
})

test('of several subjects a shorter one is taken before the name is left out', () => {
  expect(titled([tooLong, 'Dentist in town'])).toBe(`Dentist in town – ${clinic.name}`)
})
