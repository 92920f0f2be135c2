declare module 'virtual:client-build' {
  export const build: {
    id: string
    entry: string
    entryModules: readonly string[]
    withoutScripts: string
    fonts: readonly string[]
    publicFiles: readonly string[]
    sheets: Readonly<Record<string, string>>
    pages: Readonly<Record<string, { styles: string[]; modules: string[]; parts: string[] }>>
  }
}
