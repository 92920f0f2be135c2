import { defineConfig } from 'vitest/config'
import { spritePlugin } from './scripts/build/sprite-plugin.ts'
import { textsPlugin } from './scripts/build/texts-plugin.ts'
import { ClosingLine } from './tests/support/run/closing-line.ts'
import { LongestFirst } from './tests/support/run/longest-first.ts'

/** Unit tests run in Node; data, worker and browser tests start the real things and talk to them from outside. */
export default defineConfig({
  plugins: [spritePlugin({ emit: false }), textsPlugin()],
  test: {
    include: ['tests/{unit,data,worker,browser}/**/*.test.{ts,tsx}'],
    setupFiles: 'tests/support/run/short-failures.ts',
    globalSetup: 'tests/support/site/shared-server.ts',
    reporters: ['default', new ClosingLine()],
    // Twice as many as processors of the machine that this is measured on: half of what a file takes is waiting.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // What a file opens it closes. The modules it imports (the engine, wrangler) take longer to load than many a test.
    isolate: false,
    // Ends what hangs; the slowest test of the browser takes ten seconds, and four times that on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000, interval: 100 } },
  },
})
