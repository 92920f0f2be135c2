import { expect, test } from 'vitest'
import { isTold } from '../../../src/content/complaints/mouth.ts'
import { choosableTreatments } from '../../../src/content/offered-treatments.ts'
import { type TreatmentKey, treatmentKeys } from '../../../src/content/treatment-list.ts'
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

test('a finding that names a treatment is told where that is offered, and what helps', () => {
  const finding = {
    speaksOf: ['implant_dentar', 'fast_fixed'],
    helps: ['aditie_de_os', 'sinus_lifting'],
  } as const
  const isToldWith = (...offered: TreatmentKey[]) => isTold(finding, (key) => offered.includes(key))
  expect(isToldWith('fast_fixed', 'sinus_lifting')).toBe(true)
  expect(isToldWith('aditie_de_os', 'sinus_lifting')).toBe(false)
  expect(isToldWith('implant_dentar')).toBe(false)
  // What is felt is told anywhere: somebody has to look.
  expect(isTold({ helps: ['protetica'] }, () => false)).toBe(true)
})
