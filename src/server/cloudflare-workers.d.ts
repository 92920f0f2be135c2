declare module 'cloudflare:workers' {
  /** The settings and bindings, readable before the first request. `env.ts` says what is in them. */
  export const env: unknown
}
