import { matchRoute } from '../../routes.ts'
import type { LegacyRedirects, WordRule } from './legacy-redirects.ts'
import { sampleRows, sampleWords } from './sample-rows.ts'

/** The clinic's own, as `{ to: '/contact', source: 'own', from: ['/unde-parcam'] }`. */
const ownRows: readonly LegacyRedirects[] = []
const ownWords: readonly WordRule[] = []

/** What led to a page that is switched off leads nowhere. */
export const legacyRedirects = [...ownRows, ...sampleRows].filter(({ to }) => matchRoute(to) !== null)

export const wordRules = [...ownWords, ...sampleWords]
