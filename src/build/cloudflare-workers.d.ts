declare module 'cloudflare:workers' {
  /** The settings and bindings, readable before the first request. `settings-schema.ts` lists them. */
  export const env: Readonly<Record<string, unknown>>
  /** Keeps work alive after the answer to the current request has been sent. */
  export const waitUntil: import('@cloudflare/workers-types').ExecutionContext['waitUntil']
}
