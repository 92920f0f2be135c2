interface ImportMeta {
  /** Set by the build: true in the Worker, false in the browser. */
  readonly env: { readonly SSR: boolean }
}
