import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import type { PreviewWords } from './ro.ts'

export const words = {
  metaTitle: titled('The draft as it will be seen', `${clinic.name} administration`),
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
} satisfies PreviewWords
