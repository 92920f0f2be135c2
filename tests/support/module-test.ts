import { test } from 'vitest'
import { type ModuleName, modules } from '../../src/content/clinic.ts'

/** A test of a part of the site, which is skipped where the clinic has switched that part off. */
export const testOf = (module: ModuleName) => test.skipIf(!modules[module])
