import type { Plugin } from 'vite'
import { modules } from '../../src/content/clinic.ts'
import { locales, writtenLocales } from '../../src/locale.ts'
import { pageIds, type RouteId, routes, switchedOff } from '../../src/routes.ts'

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

/**
 * Every page carries it: names, a mark for what is public, and paths that are not the name itself. What is alike stands
 * together, which compresses best: public pages first, each by its name.
 */
function browserTable(): string {
  const ids = ([...pageIds, 'notFound'] as const).toSorted()
  const isPublic = (id: RouteId) => routes[id].sitemap !== null
  const rows = [...ids.filter(isPublic), ...ids.filter((id) => !isPublic(id))].map((id) => {
    const { path } = routes[id]
    const own = path === `/${id}` ? '' : path
    return [id, own, isPublic(id) ? '1' : ''].join(' ').trimEnd()
  })
  return `Object.fromEntries(${JSON.stringify(rows.join())}.split(',').map((row) => {
  const [id, path, sitemap = null] = row.split(' ')
  return [id, { path: path || \`/\${id}\`, sitemap }]
}))`
}

/** Writes down which pages and languages the clinic has, so that what it has not is left out of what is shipped. */
export function switchedOnPlugin(): Plugin {
  return {
    name: 'switched-on',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/(src|client)\/.*\.tsx?$/,
        code: /hasPage|speaks\(|export const locales|import\.meta\.glob/,
      },
      handler(code, id) {
        const written = (isEvery ? code.replace(writtenList, '') : code)
          .replace(languageList, languages)
          .replace(id.endsWith('/src/routes.ts') ? whatPagesAreAbout : '', '')
          .replaceAll('.filter(hasPage)', off.length === 0 ? '' : `.filter((id) => ${isOn('id')})`)
          .replaceAll(question, (_, named: string | undefined, name: string) =>
            named === undefined ? isOn(name) : String(!off.includes(named)),
          )
          .replace(spoken, (_, locale: string) => String(locales.some((each) => each === locale)))
          .replace(pageFiles, (_, before: string, folder: string, rest: string, file: string) => {
            const left = off.map((id) => `'!${folder}${id}/${file}'`)
            return `${before}[${[`'${folder}${rest}${file}'`, ...left].join(', ')}]`
          })
        // Asked in another way it would be asked in the browser, whose table has no page that is off.
        if (unanswered.test(written))
          this.error('The build cannot answer a question for a page as this module asks it')
        return { code: written, map: null }
      },
    },
    /** The parts of a subject leave their markup by `hasPage`, and their styles with them. */
    load: {
      filter: { id: /\/src\/features\/[a-z]+\/[\w-]+\.css$/ },
      handler: (id) => (folders.some((folder) => id.includes(`/src/features/${folder}/`)) ? '' : null),
    },
  }
}

const folders = Object.entries(modules).flatMap(([name, on]) => (on ? [] : [name]))
const off: readonly string[] = switchedOff()
const writtenList = /^export const writtenLocales = .*$/m
const isEvery = locales.length === writtenLocales.length
const languageList = /export const locales: readonly Locale\[\] = .*$/m
/** One list where it is the same. */
const languages = `export const locales = ${JSON.stringify(locales)}${isEvery ? '\nexport { locales as writtenLocales }' : ''}`
/** A part that is switched off has no module: neither build finds its files. */
const pageFiles = /(\bimport\.meta\.glob(?:<.*?>)?\()'([^'*]*)(\*+\/)([\w.]+)'/g
const spoken = /\bspeaks\('([a-z]{2})'\)/g
/** Read here alone: an isolate starts without it. */
const whatPagesAreAbout = /^import \{ wholeTreatments \} .*$|\babout: wholeTreatments,?/gm
const unanswered = /(?<!function )\bhasPage\(/
const question = /\bhasPage\((?:'([^']+)'|([\w.]+))\)/g

function isOn(name: string): string {
  return off.length === 0 ? 'true' : `!${JSON.stringify(off)}.includes(${name})`
}
