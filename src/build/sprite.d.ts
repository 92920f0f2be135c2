declare module 'virtual:sprite' {
  /** The address of the file that holds every illustration as a symbol. */
  export const spriteHref: string
  export const spriteNames: readonly string[]
}
