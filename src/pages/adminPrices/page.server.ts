import { admin as en } from '../../content/en/admin.ts'
import { admin as ro } from '../../content/ro/admin.ts'
import type { ServerHalf } from '../../server/halves.ts'

const texts = { ro, en }

export default {
  load({ locale }) {
    const { title, lead, email, password, submit, back } = texts[locale]
    return { texts: { title, lead, email, password, submit, back } }
  },
  meta: (_, { locale }) => texts[locale].meta,
  status: 401,
} satisfies ServerHalf<'adminPrices'>
