import { newId } from '../../../features/admin/drafts/new-id.ts'
import { type RowFlash, rowFlashes } from '../../../features/admin/frame/flashes.ts'
import type { OutcomesContent } from '../../../features/outcomes/outcomes-subject.server.ts'
import { href } from '../../../routes.ts'
import type { PublishingPage } from '../../admin-page.ts'
import type { AdminOutcomesProps } from './page.tsx'
import type { OutcomesAdminWords } from './ro.ts'
import { subject } from './subject.server.ts'

type Of = {
  props: AdminOutcomesProps
  words: OutcomesAdminWords
  flash: RowFlash
  content: OutcomesContent
}

export default {
  id: 'admin/outcomes',
  title: ({ words }) => words.metaTitle,
  publishes: subject,
  flashes: rowFlashes,

  load({ locale, texts }, _, { content }) {
    const { title, lead, list } = texts.words
    return {
      texts: { title, lead, list, errorPrefix: texts.adminDrafts.errorPrefix },
      years: content.years.map(({ id }) => ({ id, href: href('admin/outcomes/year', locale, { slug: id }) })),
      addHref: href('admin/outcomes/year', locale, { slug: newId }),
    }
  },
} satisfies PublishingPage<Of>
