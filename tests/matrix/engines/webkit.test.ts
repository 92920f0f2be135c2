import { describe, onTestFinished, test } from 'vitest'
import { findWebKit } from '../../../scripts/other-engines.ts'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { journeys, patience } from '../../support/engines/journeys.ts'
import { openEngine } from '../../support/engines/open-engine.ts'
import { changeAPrice } from '../../support/engines/price-journey.ts'
import { openWebKit } from '../../support/engines/webkit.ts'
import { startSite } from '../../support/site/site.ts'

const webkit = findWebKit()

describe.runIf(webkit)('in WebKit', patience, () => {
  const here = openEngine(() => openWebKit(webkit ?? { driver: '', screen: '' }))
  journeys(here)

  test('an owner signs in to a development build on a plain address, changes a price and publishes it', async () => {
    const site = await startSite({ database: true, mode: 'development' })
    onTestFinished(() => site.close())
    await waitForAdmin(site)
    await changeAPrice(here, site, site.url)
  })
})
