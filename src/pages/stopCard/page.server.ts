import { wordsBeside } from '../../content/words-beside.ts'
import type { PageServer } from '../page-server.ts'
import type { StopCardProps } from './page.tsx'

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'stopCard',
  async load({ locale }) {
    const { meta: _, ...texts } = await wordsIn(locale)
    return texts
  },
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await wordsIn(locale)).meta,
  jsonLd: ({ title }) => ({ name: title }),
  picture: async ({ locale }) => ({ title: (await wordsIn(locale)).title, illustration: 'letter' }),
} satisfies PageServer<'stopCard', StopCardProps>
