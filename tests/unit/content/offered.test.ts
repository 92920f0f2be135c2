import { expect, test } from 'vitest'
import { choosableTreatments } from '../../../src/content/offered-treatments.ts'
import { treatmentKeys } from '../../../src/content/treatment-list.ts'
import { treatments } from '../../../src/content/treatments.ts'
import { offeredTreatmentHref } from '../../../src/features/treatments/treatment-card-data.server.ts'
import { defaultLocale } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'

test('a form keeps a treatment chosen before, though it is offered no more, and offers no other such', () => {
  const [gone = '', , ...offered] = treatmentKeys
  expect(choosableTreatments([gone], offered)).toEqual([...offered, gone])
  expect(choosableTreatments([...offered, 'magic'], offered)).toEqual(offered)
})

test('a story leads to its treatment, and nowhere once that is offered no more', () => {
  const [first, ...others] = treatments
  if (first === undefined) throw new Error('Nothing is offered')
  const { key, slug } = first
  expect(offeredTreatmentHref(defaultLocale, key)).toBe(href('treatment', defaultLocale, { slug }))
  expect(offeredTreatmentHref(defaultLocale, key, others)).toBeNull()
})
