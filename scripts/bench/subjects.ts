import { join, resolve } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { workerDir } from '../build/mode.ts'
import { workerConfig } from '../build/worker.ts'

/**
 * The entry modules of what is measured: this Worker, plain Hono, an empty page by React, and the site's page by React's
 * stream. Each has a folder of its own with its other modules.
 */
export async function buildSubjects(dir: string) {
  const [hono, react, control] = [join(dir, 'hono'), join(dir, 'react'), join(dir, 'control')]
  await build(subject('scripts/bench/hono.ts', hono))
  await build(subject('scripts/bench/react.tsx', react))
  await build(subject('scripts/bench/control.tsx', control))
  return {
    site: resolve(workerDir('production'), 'worker.js'),
    hono: join(hono, 'hono.js'),
    react: join(react, 'react.js'),
    control: join(control, 'control.js'),
  }
}

function subject(entry: string, outDir: string): InlineConfig {
  const config = workerConfig('production', true)
  return {
    ...config,
    build: { ...config.build, ssr: entry, outDir, emptyOutDir: false, sourcemap: false },
  }
}
