import { errors as en } from '../../content/en/errors.ts'
import { errors as ro } from '../../content/ro/errors.ts'
import type { PageServer } from '../page-server.ts'
import type { NotFoundProps } from './page.tsx'

const texts = { ro, en }

export default {
  id: 'notFound',
  load({ locale }) {
    const { meta: _, ...notFound } = texts[locale].notFound
    return { texts: notFound }
  },
  meta: (_, { locale }) => texts[locale].notFound.meta,
} satisfies PageServer<'notFound', NotFoundProps>
