declare module 'virtual:client-build' {
  export const build: {
    id: string
    entry: string
    fonts: readonly string[]
    publicFiles: readonly string[]
    pages: Readonly<Record<string, { styles: { href: string; text: string }[]; modules: string[] }>>
  }
}
