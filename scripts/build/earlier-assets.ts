import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildMode, clientDir } from './mode.ts'

const keptForMs = 7 * 24 * 3600 * 1000

/**
 * A page that is open during a deployment asks for files of its own build, and a deployment serves only what is in
 * its folder. Sets the hashed files of the last week's builds aside; the returned function restores those that the
 * new build has not written. Where each build starts in an empty folder, as in CI, keep `dist` between builds.
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
      // The modification time is copied too: a file no build has written for a week is dropped.
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
    // There is nothing before the first build.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
