import { expect, test } from 'vitest'
import { loadAdminTexts } from '../../../src/features/admin/frame/texts.server.ts'
import { auditPatterns } from '../../../src/features/admin/records/audit-store.server.ts'
import { defaultLocale } from '../../../src/locale.ts'
import { some } from '../../support/some.ts'

test('whatever is written down of an admin is found by one of the filters', async () => {
  const { adminAudit } = await loadAdminTexts(defaultLocale)
  const filters = Object.values(auditPatterns)
    .flat()
    .map((pattern) => new RegExp(`^${pattern.replaceAll('%', '.*')}$`))
  const actions = some(Object.keys(adminAudit.actions))
  expect(actions.filter((action) => !filters.some((filter) => filter.test(action)))).toEqual([])
})
