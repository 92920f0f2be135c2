import { test } from 'vitest'
import { askAnswers, askWithdrawal } from '../../support/browser/choices.ts'
import { openVisits } from '../../support/browser/consent.ts'

const visits = openVisits()

test('either answer of the banner is kept, said to the data layer and proved, once', () =>
  askAnswers(visits, '/contact', 'Accept toate', 'Doar necesare'))

test('a consent is withdrawn by one press in the page, is out of force at once, and that is proved and said', () =>
  askWithdrawal(visits, '/cookie-policy', 'main', 'Retrag acordul', 'Acordul a fost retras.'))
