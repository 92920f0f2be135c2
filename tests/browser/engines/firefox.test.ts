import { describe } from 'vitest'
import { findFirefox } from '../../../scripts/other-engines.ts'
import { openFirefox } from '../../support/engines/firefox.ts'
import { journeys, patience } from '../../support/engines/journeys.ts'
import { openEngine } from '../../support/engines/open-engine.ts'

const firefox = findFirefox()

describe.runIf(firefox)('in Firefox', patience, () => {
  journeys(
    openEngine(() => openFirefox(firefox ?? '')),
    { atFragments: true },
  )
})
