import { expect, test } from 'vitest'
import { auditPatterns } from '../../../src/features/admin/records/audit-store.server.ts'
import { words } from '../../../src/pages/admin/audit/ro.ts'
import { some } from '../../support/some.ts'

test('whatever is written down of an admin is found by one of the filters', () => {
  const filters = Object.values(auditPatterns)
    .flat()
    .map((pattern) => new RegExp(`^${pattern.replaceAll('%', '.*')}$`))
  const actions = some(Object.keys(words.actions))
  expect(actions.filter((action) => !filters.some((filter) => filter.test(action)))).toEqual([])
})
