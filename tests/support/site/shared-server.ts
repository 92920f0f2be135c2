import { createServer } from 'node:http'
import { runAddress } from '../run/of-the-run.ts'
import type { SharedSiteName } from './shared.ts'
import type { SiteOptions } from './site.ts'
import { readWorkerOptions } from './worker-options.ts'

const siteOptions: Record<SharedSiteName, SiteOptions> = {
  production: {},
  database: { database: true },
  development: { mode: 'development' },
}

/** Starts what test files share when the first of them asks for it, and stops it after the last. */
export default async function shareWithTests() {
  const running = new AsyncDisposableStack()

  const start: Record<string, () => Promise<unknown>> = {
    ...Object.fromEntries(
      Object.entries(siteOptions).map(([name, options]) => [
        `/site/${name}`,
        once(async () => {
          const { startSite } = await import('./site.ts')
          const site = await startSite(options)
          running.defer(site.close)
          return site.url
        }),
      ]),
    ),
    '/postgres': once(async () => {
      const { startPostgres } = await import('../database/copies.ts')
      const { closeDatabases } = await import('../database/database.ts')
      const postgres = await startPostgres()
      running.defer(async () => postgres?.close())
      // After the sites, which only give theirs back.
      running.defer(closeDatabases)
      return postgres?.directory ?? null
    }),
    '/crawl': once(async () => {
      const { crawl } = await import('../pages/crawl.ts')
      return crawl(String(await start['/site/production']?.()))
    }),
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://run')
    const started =
      pathname === '/worker-options'
        ? readWorkerOptions(searchParams.get('config') ?? '')
        : (start[pathname]?.() ?? Promise.reject(new Error('nobody shares it')))
    started.then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  // Otherwise one that was idle for five seconds is closed, perhaps just when it is asked again.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server of the run has no port')
  process.env[runAddress] = `http://127.0.0.1:${address.port}`
  return async () => {
    server.close()
    server.closeAllConnections()
    await running.disposeAsync()
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
