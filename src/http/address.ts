import { isLocale, type Locale, splitLocale, stripLanguage } from '../locale.ts'
import { matchRoute, type RouteMatch, route } from '../routes.ts'
import { decodePath, normalisePath, strayQueryOf } from './normalise-path.ts'

/** What a request asks for: a page in a language, or a path without a page. */
export type ResolvedPath = {
  locale: Locale
  path: string
  match: RouteMatch | null
  /** The part of the query that this page reads. */
  query: URLSearchParams
}

/** The path in one spelling, whatever its case and slashes: old addresses come in many. */
export type NormalisedPath = { language: Locale | null; path: string; match: RouteMatch | null }

/** The address of a request. Each reading of it is computed on first use, and once. */
export class Address {
  readonly pathname: string
  readonly search: string
  #normalised: NormalisedPath | null | undefined
  #resolved: ResolvedPath | undefined

  constructor(pathname: string, search: string) {
    this.pathname = pathname
    this.search = search
  }

  /** The query, with what some programs put behind the path by `&`. */
  get wholeSearch(): string {
    const stray = strayQueryOf(this.pathname)
    if (stray === '') return this.search
    return this.search === '' ? `?${stray}` : `${this.search}&${stray}`
  }

  /** The language named by the path alone. */
  get locale(): Locale {
    return splitLocale(this.pathname).locale
  }

  /** Null when the percent-encoding is broken. */
  get normalised(): NormalisedPath | null {
    if (this.#normalised === undefined) {
      const normalised = normalisePath(this.pathname)
      const stripped = normalised === null ? null : stripLanguage(normalised)
      this.#normalised = stripped && { ...stripped, match: matchRoute(stripped.path) }
    }
    return this.#normalised
  }

  /**
   * The language is in the path, and `?lang=` (where old English addresses land) overrides it; nothing else
   * decides. A path with broken percent-encoding is used as it was sent.
   */
  get resolved(): ResolvedPath {
    this.#resolved ??= this.#resolve()
    return this.#resolved
  }

  #resolve(): ResolvedPath {
    const { locale, path } = splitLocale(decodePath(this.pathname) ?? this.pathname)
    const match = this.#normalised?.path === path ? this.#normalised.match : matchRoute(path)
    if (this.search === '') return { locale, path, match, query: new URLSearchParams() }
    const searchParams = new URLSearchParams(this.search)
    const lang = searchParams.get('lang')
    const keys = match ? route(match.id).query : []
    const query = new URLSearchParams([...searchParams].filter(([key]) => keys.includes(key)))
    return { locale: isLocale(lang) ? lang : locale, path, match, query }
  }
}
