import { describe } from 'vitest'
import { defaultLocale } from '../../src/locale.ts'
import { href } from '../../src/routes.ts'
import { testsOfLife } from '../support/browser/alive.ts'
import { oneAddressPerRoute } from '../support/pages/addresses.ts'
import { plainRow } from '../support/samples/examples.ts'

const kinds = (await oneAddressPerRoute()).filter(({ locale }) => locale === defaultLocale)

testsOfLife(kinds.map(({ address }) => address))

describe('an error', () => testsOfLife(['/nu-exista', '/admin/prices'], /status of 40[14]/))

describe('what a link has chosen among prices', () =>
  testsOfLife(['rand', 'q'].map((key) => `${href('prices', defaultLocale)}?${key}=${plainRow}`)))
