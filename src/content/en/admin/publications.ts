import { forEachLanguage } from '../../../format/languages.ts'
import { clinic } from '../../clinic.ts'
import type { AdminPreview } from '../../schemas/admin/publications.ts'
import { titled } from '../../titled.ts'

export const adminPreview = {
  metaTitle: titled('The draft as it will be seen', `${clinic.name} administration`),
  inLanguage: forEachLanguage('en', (language) => `The page in ${language}`),
  notice: 'Preview, with everything that is drafted. Visitors still see what is published.',
  edit: 'Back to the draft',
  refreshed: 'The preview is up to date.',
  touched: {
    one: '{count} page changes when you publish',
    other: '{count} pages change when you publish',
  },
  all: 'The whole price list',
  alone: 'Open the page by itself',
  phone: '{page}, as wide as a phone',
  desktop: '{page}, as wide as a computer',
} satisfies AdminPreview
