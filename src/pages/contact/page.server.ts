import { home as en } from '../../content/en/home.ts'
import { home as ro } from '../../content/ro/home.ts'
import type { ServerHalf } from '../../server/halves.ts'

const texts = { ro, en }

export default {
  load: ({ locale }) => ({ title: texts[locale].hero.title, lead: texts[locale].hero.lead }),
  meta: (_, { locale }) => texts[locale].meta,
} satisfies ServerHalf<'contact'>
