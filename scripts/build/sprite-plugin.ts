import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { buildSprite, spriteNames } from '../sprite.ts'

const name = 'virtual:sprite'

/** All illustrations in one hashed file. Both builds know its address; the client build writes it. */
export function spritePlugin({ emit }: { emit: boolean }): Plugin {
  const sprite = buildSprite()
  const names = spriteNames()
  const fileName = `assets/sprite-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`
  return {
    name: 'sprite',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}`
        ? `export const spriteHref = ${JSON.stringify(`/${fileName}`)}\nexport const spriteNames = ${JSON.stringify(names)}`
        : null,
    generateBundle() {
      if (emit) this.emitFile({ type: 'asset', fileName, source: sprite })
    },
  }
}
