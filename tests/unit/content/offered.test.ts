import { expect, test } from 'vitest'
import { choosableTreatments } from '../../../src/content/offered.ts'
import { treatmentKeys } from '../../../src/content/vocabulary.ts'

test('a form keeps a treatment chosen before, though it is offered no more, and offers no other such', () => {
  const [gone = '', , ...offered] = treatmentKeys
  expect(choosableTreatments([gone], offered)).toEqual([...offered, gone])
  expect(choosableTreatments([...offered, 'magic'], offered)).toEqual(offered)
})
