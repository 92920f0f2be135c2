declare module 'virtual:sprite' {
  /** The address of the file that holds the illustrations as symbols. */
  export const spriteHref: string
  /** The places of the drawn mouth, which one page shows. */
  export const mouthHref: string
  /** The symbols of `spriteHref`. */
  export const spriteNames: readonly string[]
}
