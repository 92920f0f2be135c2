import { test } from 'vitest'
import { type ModuleName, modules } from '../../src/content/clinic.ts'

/** A test of a part of the site, which is skipped where the clinic has switched that part off, or does not tell it. */
export const testOf = (module: ModuleName, isTold = true) => test.skipIf(!modules[module] || !isTold)
