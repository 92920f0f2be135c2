import { dirname } from 'node:path'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { clientConfig } from '../../../scripts/build/client.ts'
import { type BuildName, clientDir, workerDir } from '../../../scripts/build/mode.ts'
import { workerConfig } from '../../../scripts/build/worker.ts'
import { developmentConfig } from '../../../scripts/build/wrangler-config.ts'

const parts = z.object({
  main: z.string(),
  build: z.object({ command: z.string() }),
  assets: z.object({ directory: z.string() }),
})

test('the development server serves what it builds, where no other command builds', () => {
  const { main, build, assets } = parts.parse(parse(developmentConfig()))
  const served = [assets.directory, dirname(main)]
  expect(build.command).toBe('node scripts/build.ts --dev-server')
  expect(served).toEqual([clientConfig('dev').build?.outDir, workerConfig('dev').build?.outDir])
  const others: BuildName[] = ['production', 'development']
  for (const name of others) {
    expect(served).not.toContain(clientDir(name))
    expect(served).not.toContain(workerDir(name))
  }
})
