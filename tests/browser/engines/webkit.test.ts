import { describe } from 'vitest'
import { findWebKit } from '../../../scripts/other-engines.ts'
import { journeys, patience } from '../../support/engines/journeys.ts'
import { openEngine } from '../../support/engines/open-engine.ts'
import { openWebKit } from '../../support/engines/webkit.ts'

const webkit = findWebKit()

describe.runIf(webkit)('in WebKit', patience, () => {
  journeys(openEngine(() => openWebKit(webkit ?? { driver: '', screen: '' })))
})
