import { wordsBeside } from '../../content/words-beside.ts'
import type { PageServer } from '../page-server.ts'
import type { NotFoundProps } from './page.tsx'

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'notFound',
  async load({ locale }) {
    const { meta: _, ...texts } = await wordsIn(locale)
    return { texts }
  },
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await wordsIn(locale)).meta,
} satisfies PageServer<'notFound', NotFoundProps>
