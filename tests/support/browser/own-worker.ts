import { createServer, type ServerResponse } from 'node:http'
import { build } from 'vite'
import { onTestFinished } from 'vitest'

/** A service worker that keeps one page, as it would be built with these settings instead of those of the site. */
export async function buildServiceWorker(settings: Readonly<Record<string, unknown>>): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: 'client/service-worker.ts', output: { format: 'iife' } },
    },
    plugins: [
      {
        name: 'settings',
        transform: (code, id) =>
          id.endsWith('offline/offline-config.ts') ? withSettings(code, settings) : null,
      },
    ],
  })
  const [chunk] = 'output' in result ? result.output : []
  const shell = { build: '1', pages: ['/contact'], files: [], missing: { ro: '/ro', en: '/en' } }
  return `const siteShell=${JSON.stringify(shell)};${chunk?.code}`
}

/** Each stands on a line of its own. */
function withSettings(code: string, settings: Readonly<Record<string, unknown>>): string {
  return Object.entries(settings).reduce((written, [name, value]) => {
    const line = new RegExp(`^\\s*${name}: \\w+`, 'm')
    if (!line.test(written)) throw new Error(`There is no such setting: ${name}`)
    return written.replace(line, `${name}: ${value}`)
  }, code)
}

/** A site of empty pages with that worker. `answer` may take over what it answers. */
export async function openWorkerSite(
  script: () => string,
  answer: (path: string, response: ServerResponse) => boolean = () => false,
): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    if (answer(url, response)) return
    response.setHeader('content-type', url === '/sw.js' ? 'text/javascript' : 'text/html')
    response.end(url === '/sw.js' ? script() : '<!doctype html><title>A page</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}
