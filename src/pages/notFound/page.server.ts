import { loadTexts } from '../../content/texts.ts'
import type { PageServer } from '../page-server.ts'
import type { NotFoundProps } from './page.tsx'

export default {
  id: 'notFound',
  async load({ locale }) {
    const { meta: _, ...notFound } = (await loadTexts(locale, 'errors')).errors.notFound
    return { texts: notFound }
  },
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await loadTexts(locale, 'errors')).errors.notFound.meta,
} satisfies PageServer<'notFound', NotFoundProps>
