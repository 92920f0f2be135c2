import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { buildSprite, spriteIds, spriteNames } from './sprite.ts'

const name = 'virtual:sprite'

/**
 * The illustrations in hashed files. Both builds know their addresses; the client build writes them. All have one hash:
 * every page's code holds the addresses, and what they repeat is compressed.
 */
export function spritePlugin({ emit }: { emit: boolean }): Plugin {
  const sources = spriteIds.map((id) => ({ id, source: buildSprite(id), names: spriteNames(id) }))
  const hash = createHash('sha256')
  for (const { source } of sources) hash.update(source)
  const digest = hash.digest('base64url').slice(0, 6)
  const files = sources.map((file) => ({ ...file, fileName: `assets/${file.id}-${digest}.svg` }))
  const values = {
    sprites: Object.fromEntries(files.map(({ id, fileName }) => [id, `/${fileName}`])),
    spriteNames: Object.fromEntries(files.map(({ id, names }) => [id, names])),
    sceneNames: spriteNames('scenes'),
  }
  return {
    name: 'sprite',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}`
        ? Object.entries(values)
            .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
            .join('\n')
        : null,
    generateBundle() {
      if (!emit) return
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
