import { knownOfTheBuild } from '../features/redirects/collections.ts'
import { createSiteIndex } from '../features/redirects/site-index.ts'
import { sources, together } from './published.ts'
import { type AnySource, fixed } from './source.ts'
import type { Sources } from './sources.ts'

/** Without a database the build is the source, so it is always current. */
export const snapshotSources: Sources = {
  pages: together(sources.map(answersOfTheBuild)),
  redirects: createSiteIndex(knownOfTheBuild),
  invalidate: async () => {},
  isReachable: async () => null,
}

function answersOfTheBuild({ answers, ofTheBuild }: AnySource): object {
  return answers(
    fixed(() => {
      const { value, asOf } = ofTheBuild(new Date())
      return { value, source: 'live', asOf }
    }),
  )
}
