import { test } from 'vitest'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { changeAndTakeBack } from '../../support/browser/owner-journey.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })

test(
  'an owner signs in, changes a price, publishes it and takes it back',
  () => changeAndTakeBack(here, true),
  120_000,
)
