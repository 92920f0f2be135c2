import { loadTexts } from '../../content/texts.ts'
import type { PageServer } from '../page-server.ts'
import type { StopCardProps } from './page.tsx'

export default {
  id: 'stopCard',
  async load({ locale }) {
    const { meta: _, ...texts } = (await loadTexts(locale, 'stopCard')).stopCard
    return texts
  },
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await loadTexts(locale, 'stopCard')).stopCard.meta,
  jsonLd: ({ title }) => ({ name: title }),
  picture: async ({ locale }) => ({
    title: (await loadTexts(locale, 'stopCard')).stopCard.title,
    illustration: 'letter',
  }),
} satisfies PageServer<'stopCard', StopCardProps>
