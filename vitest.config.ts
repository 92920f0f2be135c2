import { defineConfig } from 'vitest/config'
import { spritePlugin } from './scripts/build/sprite-plugin.ts'
import { textsPlugin } from './scripts/build/texts-plugin.ts'
import { LinePerFile } from './tests/support/run/line-per-file.ts'
import { LongestFirst } from './tests/support/run/longest-first.ts'

/**
 * Unit tests run in Node; data, worker and browser tests start the real things and talk to them from outside. Those below
 * tests/matrix are the second tier (`npm run test:matrix`).
 */
export default defineConfig({
  plugins: [spritePlugin({ emit: false }), textsPlugin()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // The fixtures have none of their own; what a second clinic is made of is copied elsewhere.
    exclude: ['tests/fixtures/**'],
    setupFiles: 'tests/support/run/short-failures.ts',
    globalSetup: 'tests/support/site/shared-server.ts',
    reporters: [new LinePerFile()],
    // What a test expects, such as a refusal of the database, is printed where it fails.
    silent: 'passed-only',
    // Twice as many as processors of the machine that this is measured on: half of what a file takes is waiting.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // What a file opens it closes. The modules it imports (the engine, wrangler) take longer to load than many a test.
    isolate: false,
    // They end what hangs. The longest journey takes 20 s, and five times as long on a machine that is busy elsewhere.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
})
