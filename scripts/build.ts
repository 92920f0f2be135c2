import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { modules } from '../src/content/clinic.ts'
import { clientConfig } from './build/client.ts'
import { setAssetsAside } from './build/earlier-assets.ts'
import { type BuildMode, clientDir } from './build/mode.ts'
import { workerConfig } from './build/worker.ts'

/**
 * Builds the client, then the Worker, which reads the client build's output. With `--development` React is the
 * development build, which explains its warnings; the output has a folder of its own.
 */
const mode: BuildMode = process.argv.includes('--development') ? 'development' : 'production'
const bringAssetsBack = mode === 'production' ? await setAssetsAside(mode) : null
await rm(`dist/${mode}`, { recursive: true, force: true })
await build(clientConfig(mode))
if (!modules.videos) await rm(join(clientDir(mode), 'videos'), { recursive: true, force: true })
await build(workerConfig(mode))
await bringAssetsBack?.()
