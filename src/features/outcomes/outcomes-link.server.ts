import { wordsBeside } from '../../content/words-beside.ts'
import { fill } from '../../format/fill.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PublishedOutcomes } from './outcomes.server.ts'
import { yearsWithPage } from './years.ts'

export const outcomesWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

/** The way to the latest year; null while there is none. */
export async function outcomesLink(
  locale: Locale,
  published: PublishedOutcomes,
): Promise<{ text: string; href: string } | null> {
  const [latest] = yearsWithPage(published)
  if (latest === undefined) return null
  const { link } = await outcomesWords(locale)
  return { text: fill(link, { year: latest.year }), href: href('outcomes', locale, { slug: latest.id }) }
}
