import type { Plugin } from 'vite'
import { pageIds, routes } from '../../src/routes.ts'

/** The browser matches paths and asks whether a page is public; the rest of the table stays on the server. */
export function routesPlugin(): Plugin {
  return {
    name: 'routes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/routes\.ts$/ },
      handler(code) {
        const written = code.replace(table, () => `export const routes = ${browserTable()}`)
        if (written === code) this.error('src/routes.ts does not declare its table as this plugin reads it')
        return { code: written, map: null }
      },
    },
  }
}

const table = /export const routes = \{.*\} as const satisfies Record<string, RouteDeclaration>/s

/** Every page carries it: names and paths alone, and a mark for what is public. */
function browserTable(): string {
  const rows = ([...pageIds, 'notFound'] as const).map((id) => {
    const { path, sitemap } = routes[id]
    return sitemap === null ? [id, path] : [id, path, 1]
  })
  return `Object.fromEntries(${JSON.stringify(rows)}.map(([id, path, sitemap = null]) => [id, { path, sitemap }]))`
}
