import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { buildSprite, type SpriteId, spriteIds, spriteNames } from './sprite.ts'

const name = 'virtual:sprite'

/** The illustrations in hashed files. Both builds know their addresses; the client build writes them. */
export function spritePlugin({ emit }: { emit: boolean }): Plugin {
  const files = spriteIds.map((id) => ({ id, ...hashedSprite(id), names: spriteNames(id) }))
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

function hashedSprite(id: SpriteId): { fileName: string; source: string } {
  const source = buildSprite(id)
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { fileName: `assets/${id}-${hash}.svg`, source }
}
