import { describe, test } from 'vitest'
import { findFirefox } from '../../../scripts/other-engines.ts'
import { openFirefox } from '../../support/engines/firefox.ts'
import { journeys, patience } from '../../support/engines/journeys.ts'
import { openEngine } from '../../support/engines/open-engine.ts'
import { changeAPrice } from '../../support/engines/price-journey.ts'

const firefox = findFirefox()

describe.runIf(firefox)('in Firefox', patience, () => {
  const here = openEngine(() => openFirefox(firefox ?? ''))
  journeys(here, { atFragments: true })

  test('an owner signs in, changes a price and publishes it', () => changeAPrice(here, here.site))
})
