import { describe } from 'vitest'
import { defaultLocale } from '../../src/locale.ts'
import { testsOfLife } from '../support/browser/alive.ts'
import { oneAddressPerRoute } from '../support/pages/addresses.ts'

const kinds = (await oneAddressPerRoute()).filter(({ locale }) => locale === defaultLocale)

testsOfLife(kinds.map(({ address }) => address))

describe('an error', () => testsOfLife(['/nu-exista', '/admin/prices'], /status of 40[14]/))
