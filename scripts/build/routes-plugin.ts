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
        const written = code.replace(table, () => `export const routes = ${JSON.stringify(browserTable())}`)
        if (written === code) this.error('src/routes.ts does not declare its table as this plugin reads it')
        return { code: written, map: null }
      },
    },
  }
}

const table = /export const routes = \{.*\} as const satisfies Record<string, RouteDeclaration>/s

function browserTable() {
  const ids = [...pageIds, 'notFound'] as const
  return Object.fromEntries(
    ids.map((id) => {
      const { path, sitemap } = routes[id]
      return [id, { path, sitemap: sitemap === null ? null : 1 }]
    }),
  )
}
