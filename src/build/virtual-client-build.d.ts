declare module 'virtual:client-build' {
  export const build: {
    id: string
    entry: string
    entryModules: readonly string[]
    afterHydration: string
    withoutScripts: string
    fonts: readonly string[]
    publicFiles: readonly (readonly [path: string, bytes: number | null])[]
  }
  /** By the page's folder. */
  export const pages: Readonly<
    Record<string, () => Promise<{ files: import('./client-build.ts').PageFiles }>>
  >
}
