declare module 'virtual:sprite' {
  type SpriteId = 'icons' | 'treatments' | 'stories' | 'rooms' | 'scenes' | 'mouth'
  /** The address of each sprite: a file that holds the drawings of one folder of `illustrations/` as symbols. */
  export const sprites: Readonly<Record<SpriteId, string>>
  /** The symbols of each. */
  export const spriteNames: Readonly<Record<SpriteId, readonly string[]>>
  /** The drawings of `scenes` alone: the browser's bundle needs no others. */
  export const sceneNames: readonly string[]
}
