import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildMode, clientDir } from './mode.ts'

const keptForMs = 7 * 24 * 3600 * 1000

/**
 * A page that is open while a new build goes live asks for files of its own build, and a deployment holds no others
 * than are in its folder. Puts the hashed files of the builds of the last week aside; the returned function brings
 * back those that the new build has not written itself. Where each build begins in an empty folder, as in CI, keep
 * `dist` between them.
 */
export async function setAssetsAside(mode: BuildMode): Promise<() => Promise<void>> {
  const aside = `dist/earlier-assets-${mode}`
  const assets = join(clientDir(mode), 'assets')
  await mkdir(aside, { recursive: true })
  for (const name of await namesIn(assets)) await rename(join(assets, name), join(aside, name))

  return async function bringAssetsBack() {
    const written = new Set(await namesIn(assets))
    for (const name of await namesIn(aside)) {
      const { mtimeMs } = await stat(join(aside, name))
      if (written.has(name) || Date.now() - mtimeMs > keptForMs) continue
      // The time goes with it: what no build has written for a week is nobody's any more.
      await cp(join(aside, name), join(assets, name), { preserveTimestamps: true })
    }
    await rm(aside, { recursive: true })
  }
}

async function namesIn(dir: string): Promise<string[]> {
  try {
    const files = await readdir(dir, { withFileTypes: true })
    return files.filter((file) => file.isFile()).map(({ name }) => name)
  } catch (error) {
    // Before the first build there is nothing.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
