import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'
import { buildTargets } from './oldest-browsers.ts'
import { switchedOnPlugin } from './routes-plugin.ts'

const name = 'virtual:browser-scripts'

const entries = {
  consentHead: 'src/features/consent/head-script.ts',
  start: 'client/start.ts',
  adminLeave: 'src/features/admin/frame/leave-script.ts',
  views: 'src/features/insights/views-script.ts',
  speed: 'src/features/insights/speed-script.ts',
  serviceWorker: 'client/service-worker.ts',
}

/** Classic scripts that stand on their own: those inline, those of the statistics, the service worker. */
export function browserScripts(): Plugin {
  return {
    name: 'browser-scripts',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const scripts = await Promise.all(
        Object.entries(entries).map(async ([script, entry]) => [script, await buildScript(entry)] as const),
      )
      return `export const scripts = ${JSON.stringify(Object.fromEntries(scripts))}`
    },
  }
}

/** One minified script without imports. Throws when it would end the script element that it may stand in. */
export async function buildScript(entry: string): Promise<{ text: string; hash: string }> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [switchedOnPlugin()],
    build: {
      write: false,
      target: buildTargets,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife' },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (!chunk) throw new Error(`${entry} was not built`)
  const text = chunk.code.trim()
  if (/<\/script|<!--/i.test(text)) throw new Error(`${entry} cannot stand in a document`)
  return { text, hash: createHash('sha256').update(text).digest('hex').slice(0, 12) }
}
