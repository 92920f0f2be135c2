import { test } from 'vitest'
import { askCombinations } from '../../support/browser/combinations.ts'
import { openVisits } from '../../support/browser/consent.ts'

const visits = openVisits()

test('the preferences begin with the essential alone, and what is chosen is kept and said', () =>
  askCombinations(visits, [
    { analytics: false, marketing: false, functional: false },
    { analytics: true, marketing: false, functional: true },
  ]))
