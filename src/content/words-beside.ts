import type { Locale } from '../locale.ts'
import { onceEach } from '../once-each.ts'
import type { Shape } from './text-shape.ts'

/**
 * The words that lie beside the page which says them, `ro.ts` and its siblings, by language. The build names the file of
 * each language in place of the import (`scripts/build/texts-plugin.ts`):
 * ``wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))``.
 */
export function wordsBeside<Words>(
  load: (locale: Locale) => Promise<{ words: Words }>,
): (locale: Locale) => Promise<Shape<Words>>
export function wordsBeside(load: (locale: Locale) => Promise<{ words: unknown }>) {
  return onceEach(async (locale: Locale) => (await load(locale)).words)
}
