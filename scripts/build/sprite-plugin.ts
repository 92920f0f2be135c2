import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { buildSprite, type SpriteId, spriteNames } from '../sprite.ts'

const name = 'virtual:sprite'

/** The illustrations in hashed files. Both builds know their addresses; the client build writes them. */
export function spritePlugin({ emit }: { emit: boolean }): Plugin {
  const site = hashedSprite('site')
  const mouth = hashedSprite('mouth')
  const values = {
    spriteHref: `/${site.fileName}`,
    mouthHref: `/${mouth.fileName}`,
    spriteNames: spriteNames('site'),
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
      for (const { fileName, source } of [site, mouth]) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

function hashedSprite(id: SpriteId): { fileName: string; source: string } {
  const source = buildSprite(id)
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { fileName: `assets/sprite-${hash}.svg`, source }
}
