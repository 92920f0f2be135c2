import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Named = Exclude<NonNullable<Splitting['groups']>[number]['name'], string>

/**
 * Each module costs an isolate that has just started more than some KB of code do. So what always loads together is
 * one: what the first module imports, and what `src/site.ts` imports besides. Apart stay the redirects, which grow with
 * the clinic, and the error page: it is shown when a module of the site, as that of the settings, throws.
 */
export function workerChunks(): Splitting {
  return {
    groups: [
      { name: 'first', tags: ['$initial'], test: (id) => id !== entry && !redirectTable.test(id) },
      { name: 'table', test: redirectTable },
      together('error-page', 'src/http/error-page.ts'),
      together('pages', 'src/site.ts'),
    ],
  }
}

const entry = resolve('worker.ts')
const redirectTable = /\/src\/features\/redirects\/(?:table|sample-rows)\.ts$/

function together(chunk: string, file: string) {
  let modules: ReadonlySet<string> | null = null
  const name: Named = (id, context) => {
    modules ??= closureOf(resolve(file), context)
    return modules.has(id) ? chunk : null
  }
  return { name, debugName: chunk }
}

/** A module, and what it imports not on demand, at any remove. */
function closureOf(first: string, context: Parameters<Named>[1]): ReadonlySet<string> {
  const found = new Set([first])
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
