import { join, resolve } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { workerDir } from '../build/mode.ts'
import { workerConfig } from '../build/worker.ts'

/** The modules to measure: our Worker, plain Hono, and the page rendered by React's stream as it comes. */
export async function buildSubjects(dir: string) {
  await build(subject('scripts/bench/hono.ts', dir))
  await build(subject('scripts/bench/control.tsx', dir))
  return {
    site: resolve(workerDir('production'), 'worker.js'),
    hono: join(dir, 'hono.js'),
    control: join(dir, 'control.js'),
  }
}

/** Built like the Worker, but without the text platform for React. */
function subject(entry: string, outDir: string): InlineConfig {
  const config = workerConfig('production')
  return {
    ...config,
    plugins: (config.plugins ?? []).filter(
      (plugin) => !(plugin && 'name' in plugin && plugin.name === 'react-text-platform'),
    ),
    build: { ...config.build, ssr: entry, outDir, emptyOutDir: false, sourcemap: false },
  }
}
