import { clinic } from '../../content/clinic.ts'
import { log } from '../../http/log.ts'
import type { CachedPage } from './cached-page.ts'

/** How long the cache is waited for: by a visitor for a page, by the owner who publishes until it is announced. */
const limitsMs = { find: 100, store: 2_000, announce: 2_000 }
/** For how long a slow or broken cache is not used, but to announce a change: pages can do without it. */
const pauseMs = 5_000
const versionKeptSeconds = 7 * 24 * 3600

/**
 * The version of the data that pages are rendered from: `since` is when it last changed, as far as this data centre
 * knows.
 */
type Version = {
  since: number
  name: string
  /** Pages that have changed since then by themselves, each with the name of its own version. */
  pages: Record<string, string>
}

type Options = {
  /** Which build of the Worker this is: another one's pages may have another form. */
  build: string
  /** Separates the pages of two configurations. */
  configuration: string
  /** Without a database pages depend on the build alone, which has one version. */
  hasDatabase: boolean
  /** Keeps work alive after the response has been sent. */
  background(work: Promise<unknown>): void
  /** Called when another isolate has seen a change of the data: these pages of this one, or all, are outdated. */
  changed(paths?: readonly string[]): void
}

/**
 * Rendered pages shared by the isolates of a data centre through Cloudflare's Cache API. Build, configuration and
 * data version are part of the key, so a deployment or a publication makes older pages unreachable. The cache is
 * optional: empty, slow or broken, it costs the page a moment and nothing else.
 */
export class SharedCache {
  readonly #options: Options
  #version: Version | null
  #pausedUntil = 0
  /** Whether other isolates can read what this one knows of changes. */
  #isAnnounced = true

  constructor(options: Options) {
    this.#options = options
    this.#version = options.hasDatabase ? null : { since: 0, name: '0-build', pages: {} }
  }

  /** When the data last changed: what was read before is outdated. */
  get since(): number {
    return this.#version?.since ?? 0
  }

  async find(key: string): Promise<CachedPage | null> {
    const found = await this.#attempt('find', async (store) => {
      const version = await this.#readVersion(store)
      const response = await store.match(this.#addressOf(version, key))
      return response === undefined
        ? null
        : readPage(new Uint8Array(await response.arrayBuffer()), this.#options.build)
    })
    return found !== null && Date.now() < found.shownUntil ? found : null
  }

  /** For a page that was rendered while the data did not change. */
  async share(key: string, page: CachedPage): Promise<void> {
    const version = this.#version
    if (version === null) return
    if (!this.#isAnnounced) await this.#announce()
    const seconds = Math.floor((page.shownUntil - Date.now()) / 1000)
    if (seconds <= 0) return
    await this.#put('store', this.#addressOf(version, key), writePage(page, this.#options.build), seconds)
  }

  /** The data has changed: from now on no isolate finds these pages as they were before, or any. */
  async invalidate(since: number, paths?: readonly string[]): Promise<void> {
    if (!this.#options.hasDatabase) return
    // Marks of other isolates for other pages stay.
    if (paths !== undefined) await this.#attempt('announce', (store) => this.#syncVersion(store))
    const name = newName(since)
    const before = this.#version
    this.#version = {
      since: Math.max(since, this.since),
      ...(before === null || paths === undefined
        ? { name, pages: {} }
        : { name: before.name, pages: { ...before.pages, ...named(paths, name) } }),
    }
    await this.#announce()
  }

  async #readVersion(store: Cache): Promise<Version> {
    if (!this.#options.hasDatabase && this.#version !== null) return this.#version
    const isCurrent = await this.#syncVersion(store)
    const version = this.#version ?? { since: 0, name: newName(0), pages: {} }
    this.#version = version
    if (!isCurrent) this.#options.background(this.#announce())
    return version
  }

  /** Adopts the marks of other isolates; false if this one knows a later change. */
  async #syncVersion(store: Cache): Promise<boolean> {
    const response = await store.match(this.#address('version'))
    const remote = response === undefined ? null : parseVersion(await response.text())
    const own = this.#version
    if (remote === null || (own !== null && remote.since < own.since)) return false
    if (remote.name !== own?.name) {
      this.#version = remote
      this.#options.changed()
      return true
    }
    const changed = Object.keys(remote.pages).filter((path) => remote.pages[path] !== own.pages[path])
    this.#version = { ...remote, pages: { ...own.pages, ...remote.pages } }
    if (changed.length > 0) this.#options.changed(changed)
    return true
  }

  /** Tried again with the next page that is shared, if it fails. */
  async #announce(): Promise<void> {
    const version = this.#version
    const body = new TextEncoder().encode(JSON.stringify(version))
    const isDone = await this.#put('announce', this.#address('version'), body, versionKeptSeconds)
    this.#isAnnounced = isDone && version === this.#version
  }

  async #put(
    what: 'store' | 'announce',
    address: string,
    body: Uint8Array<ArrayBuffer>,
    seconds: number,
  ): Promise<boolean> {
    const headers = { 'cache-control': `max-age=${seconds}`, 'content-type': 'application/octet-stream' }
    const isDone = await this.#attempt(what, async (store) => {
      await store.put(address, new Response(body, { headers }))
      return true
    })
    return isDone ?? false
  }

  #addressOf({ name, pages }: Version, key: string): string {
    return this.#address(`${this.#options.build}/${pages[key] ?? name}${key}`)
  }

  #address(path: string): string {
    return `${clinic.origin}/_kept/pages/${encodeURIComponent(this.#options.configuration)}/${path}`
  }

  async #attempt<T>(what: keyof typeof limitsMs, run: (store: Cache) => Promise<T>): Promise<T | null> {
    if (what !== 'announce' && Date.now() < this.#pausedUntil) return null
    const limit = Promise.withResolvers<never>()
    const limitMs = limitsMs[what]
    const timer = setTimeout(() => limit.reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
    try {
      return await Promise.race([caches.open('pages').then(run), limit.promise])
    } catch (error) {
      this.#pausedUntil = Date.now() + pauseMs
      log('warn', 'shared-pages-unavailable', { what, message: String(error).slice(0, 200) })
      return null
    } finally {
      clearTimeout(timer)
    }
  }
}

function newName(since: number): string {
  return `${since}-${crypto.randomUUID()}`
}

function named(paths: readonly string[], name: string): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, name]))
}

function parseVersion(text: string): Version | null {
  const version = parseJson(text)
  return isVersion(version) ? version : null
}

/** Null for what is no JSON: an entry that was cut off is as good as none, and no reason to leave the cache alone. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isVersion(value: unknown): value is Version {
  return (
    typeof value === 'object' &&
    value !== null &&
    'since' in value &&
    typeof value.since === 'number' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'pages' in value &&
    typeof value.pages === 'object' &&
    value.pages !== null
  )
}

/** The metadata of a page, one line of JSON before its bytes. */
type Description = Omit<CachedPage, 'bytes' | 'headers'> & {
  build: string
  length: number
  headers: [name: string, value: string][]
}

const lineEnd = 10

function writePage({ bytes, headers, ...page }: CachedPage, build: string): Uint8Array<ArrayBuffer> {
  const description = { ...page, build, length: bytes.length, headers: [...headers] }
  const line = new TextEncoder().encode(`${JSON.stringify(description satisfies Description)}\n`)
  const written = new Uint8Array(line.length + bytes.length)
  written.set(line)
  written.set(bytes, line.length)
  return written
}

/** Null if this build has not written it, or not completely. */
function readPage(written: Uint8Array<ArrayBuffer>, ownBuild: string): CachedPage | null {
  const end = written.indexOf(lineEnd)
  const described = parseJson(new TextDecoder().decode(written.subarray(0, Math.max(0, end))))
  const bytes = written.subarray(end + 1)
  if (!isOf(ownBuild, described) || described.length !== bytes.length) return null
  const { build: _, length: __, headers, ...page } = described
  return { ...page, bytes, headers: new Headers(headers) }
}

/** Written by this very build, so its form is known: a schema would cost more than the page. */
function isOf(build: string, described: unknown): described is Description {
  return (
    typeof described === 'object' && described !== null && 'build' in described && described.build === build
  )
}
