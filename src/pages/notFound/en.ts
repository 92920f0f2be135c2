import { called } from '../../content/en/called.ts'
import { titled } from '../../content/titled.ts'
import type { NotFoundWords } from './ro.ts'

export const words = {
  meta: {
    title: titled('Page not found', called),
    description:
      'The page you looked for does not exist or has moved. Find our treatments, prices, team and contact details here.',
    keywords: ['page not found', 'dental treatments', 'dental clinic contact'],
  },
  title: 'We could not find this page',
  lead: 'It may have moved, or the address was mistyped. From here it is easy to go on.',
  linksHeading: 'Main pages',
  search: { label: 'Search for a treatment', button: 'Search' },
  phone: 'Or ask us by phone: {phone}.',
} satisfies NotFoundWords
