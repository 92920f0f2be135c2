interface ImportMeta {
  /** Set by the build: true in the Worker, false in the browser. */
  readonly env: { readonly SSR: boolean }
  /** Lazy modules by the pattern of their files: https://vite.dev/guide/features#glob-import */
  glob<Module>(pattern: string): Record<string, (() => Promise<Module>) | undefined>
  /** The export of that name of each, loaded with this module. */
  glob<Export>(pattern: string, options: { eager: true; import: string }): Record<string, Export | undefined>
}
