/**
 * Old addresses and the page that replaces them. Sources are lower case, without a language prefix, a trailing slash or a
 * query: `lookup.ts` normalises a request to that form before the lookup.
 */
export type LegacyRedirects = {
  to: string
  /** `own`: the clinic's. Of the sample `spec`: path and target are given; `inferred`: the target is our reading. */
  source: 'own' | 'spec' | 'inferred'
  from: readonly `/${string}`[]
}

/** For addresses that no row can list: any old address that contains this word. */
export type WordRule = { word: string; to: string }
