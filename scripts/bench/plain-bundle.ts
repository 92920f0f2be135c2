import { existsSync } from 'node:fs'
import { build, type InlineConfig, type Plugin } from 'vite'
import { type RouteId, sharedPage } from '../../src/routes.ts'
import { clientConfig } from '../build/client.ts'
import { routesPlugin, switchedOnPlugin } from '../build/routes-plugin.ts'
import { spritePlugin } from '../build/sprite-plugin.ts'

/** The module of a page as a plain React application has it: one file with React, what surrounds the page, and the page. */
export async function bundlePlainApp(route: RouteId): Promise<string> {
  const { build: options, ...config } = clientConfig('production')
  const plain: InlineConfig = {
    ...config,
    publicDir: false,
    plugins: [nothingOnDemand(route), routesPlugin(), switchedOnPlugin(), spritePlugin({ emit: false })],
    build: {
      ...options,
      write: false,
      manifest: false,
      rolldownOptions: { input: 'scripts/bench/plain-app.tsx', output: { codeSplitting: false } },
    },
  }
  const result = await build(plain)
  const [entry] = 'output' in result ? result.output.filter((file) => file.type === 'chunk') : []
  if (!entry) throw new Error(`No bundle of ${route}`)
  return entry.code
}

/** Imports at once what the site loads on demand and what the page shows: its own module, and the islands. */
function nothingOnDemand(route: RouteId): Plugin {
  const page = [route, sharedPage(route)].find((id) => existsSync(`src/pages/${id}/page.tsx`))
  if (page === undefined) throw new Error(`No page ${route}`)
  return {
    name: 'nothing-on-demand',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /onFirstInteraction\(|import\.meta\.glob/ },
      handler(code, id) {
        if (id.endsWith('/src/pages/load-page.ts'))
          return `import Page from './${page}/page.tsx'\nexport const loadPage = async () => Page`
        if (id.endsWith('/on-first-interaction.ts')) return null
        const imports: string[] = []
        const written = code.replaceAll(island, (_, from: string, name: string) => {
          imports.push(`import { ${name} as Island${imports.length} } from '${from}'`)
          return `Island${imports.length - 1}`
        })
        if (written.includes('onFirstInteraction('))
          this.error('An island is declared in a way that this plugin does not read')
        return { code: `${imports.join('\n')}\n${written}`, map: null }
      },
    },
  }
}

const island = /onFirstInteraction\(\s*\(\) => import\('([^']+)'\),\s*'(\w+)',?\s*\)/g
