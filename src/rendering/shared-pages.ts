import { workerBuild } from 'virtual:worker-build'
import { clinic } from '../content/clinic.ts'
import { log } from '../http/log.ts'
import type { CachedPage } from './cached-page.ts'

/** Nobody waits longer than this for what another isolate may have left. */
const findLimitMs = 100
const storeLimitMs = 2_000
/** What is slow or broken is left alone so long. */
const pauseMs = 5_000
const versionKeptSeconds = 7 * 24 * 3600

/** The data that pages are made of: `since` is when it last changed, as far as this data centre knows. */
type Version = { since: number; name: string }

type Options = {
  /** Keeps apart what the pages of two configurations show. */
  configuration: string
  /** Without a database the build is all that pages are made of: it has one version. */
  hasDatabase: boolean
  /** Keeps work alive after the answer to the request has been sent. */
  background(work: Promise<unknown>): void
  /** Another isolate has seen a change of the data: what this one holds was made before it. */
  changed(): void
}

/**
 * Rendered pages that the isolates of a data centre share through Cloudflare's Cache API. Build, configuration and
 * version of the data are part of the address, so that after a deployment or a publication nothing leads to the pages
 * before it. The cache is a convenience: empty, slow or broken, it costs the page a moment and nothing else.
 */
export class SharedPages {
  readonly #options: Options
  #version: Version | null
  #pausedUntil = 0

  constructor(options: Options) {
    this.#options = options
    this.#version = options.hasDatabase ? null : { since: 0, name: 'build' }
  }

  /** When the data last changed: what was read before is not the newest. */
  get since(): number {
    return this.#version?.since ?? 0
  }

  async find(key: string): Promise<CachedPage | null> {
    const found = await this.#attempt('find', findLimitMs, async (store) => {
      const version = await this.#readVersion(store)
      const answer = await store.match(this.#addressOf(version, key))
      return answer === undefined ? null : readPage(new Uint8Array(await answer.arrayBuffer()))
    })
    return found !== null && Date.now() < found.shownUntil ? found : null
  }

  /** Of a page that was made while no change of the data was heard of. */
  async share(key: string, page: CachedPage): Promise<void> {
    const version = this.#version
    if (version === null) return
    const seconds = Math.floor((page.shownUntil - Date.now()) / 1000)
    if (seconds <= 0) return
    await this.#put(this.#addressOf(version, key), writePage(page), seconds)
  }

  /** The data has changed: from now on nothing leads to the pages that were made before, in any isolate. */
  async renew(since: number): Promise<void> {
    if (!this.#options.hasDatabase) return
    this.#version = { since: Math.max(since, this.since), name: crypto.randomUUID() }
    await this.#publish(this.#version)
  }

  async #readVersion(store: Cache): Promise<Version> {
    const own = this.#version
    if (!this.#options.hasDatabase && own !== null) return own
    const answer = await store.match(this.#address('version'))
    const told = answer === undefined ? null : parseVersion(await answer.text())
    if (told === null || (own !== null && told.since < own.since)) {
      const version = own ?? { since: 0, name: crypto.randomUUID() }
      this.#version = version
      this.#options.background(this.#publish(version))
      return version
    }
    if (told.name !== own?.name) {
      this.#version = told
      this.#options.changed()
    }
    return told
  }

  #publish(version: Version): Promise<void> {
    const body = new TextEncoder().encode(JSON.stringify(version))
    return this.#put(this.#address('version'), body, versionKeptSeconds)
  }

  async #put(address: string, body: Uint8Array<ArrayBuffer>, seconds: number): Promise<void> {
    const headers = { 'cache-control': `max-age=${seconds}`, 'content-type': 'application/octet-stream' }
    await this.#attempt('store', storeLimitMs, async (store) => {
      await store.put(address, new Response(body, { headers }))
      return null
    })
  }

  #addressOf({ since, name }: Version, key: string): string {
    return this.#address(`${workerBuild}/${since}-${name}${key}`)
  }

  #address(path: string): string {
    return `${clinic.origin}/_kept/pages/${encodeURIComponent(this.#options.configuration)}/${path}`
  }

  async #attempt<T>(what: string, limitMs: number, run: (store: Cache) => Promise<T>): Promise<T | null> {
    if (Date.now() < this.#pausedUntil) return null
    const limit = Promise.withResolvers<never>()
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

function parseVersion(text: string): Version | null {
  const version: unknown = JSON.parse(text)
  return isVersion(version) ? version : null
}

function isVersion(value: unknown): value is Version {
  return (
    typeof value === 'object' &&
    value !== null &&
    'since' in value &&
    typeof value.since === 'number' &&
    'name' in value &&
    typeof value.name === 'string'
  )
}

/** What is said of a page, one line of JSON before its bytes. */
type Description = Omit<CachedPage, 'bytes' | 'headers'> & {
  build: string
  length: number
  headers: [name: string, value: string][]
}

const lineEnd = 10

function writePage({ bytes, headers, ...page }: CachedPage): Uint8Array<ArrayBuffer> {
  const description = { ...page, build: workerBuild, length: bytes.length, headers: [...headers] }
  const line = new TextEncoder().encode(`${JSON.stringify(description satisfies Description)}\n`)
  const written = new Uint8Array(line.length + bytes.length)
  written.set(line)
  written.set(bytes, line.length)
  return written
}

/** Null for what this build has not written, or has not written to its end. */
function readPage(written: Uint8Array<ArrayBuffer>): CachedPage | null {
  const end = written.indexOf(lineEnd)
  const described: unknown = JSON.parse(new TextDecoder().decode(written.subarray(0, end)))
  const bytes = written.subarray(end + 1)
  if (!isOfThisBuild(described) || described.length !== bytes.length) return null
  const { build: _, length: __, headers, ...page } = described
  return { ...page, bytes, headers: new Headers(headers) }
}

/** What this very build wrote has the form in which it wrote: a schema would cost more than the page. */
function isOfThisBuild(described: unknown): described is Description {
  return (
    typeof described === 'object' &&
    described !== null &&
    'build' in described &&
    described.build === workerBuild
  )
}
