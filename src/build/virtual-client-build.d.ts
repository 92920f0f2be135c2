declare module 'virtual:client-build' {
  export const build: {
    id: string
    entry: string
    entryModules: readonly string[]
    afterHydration: string
    withoutScripts: string
    fonts: readonly string[]
    publicFiles: readonly (readonly [path: string, bytes: number | null])[]
    sheets: Readonly<Record<string, readonly import('./client-build.ts').StylePart[]>>
    pages: Readonly<
      Record<string, { styles: string[]; sheet: string | null; modules: string[]; parts: string[] }>
    >
  }
}
