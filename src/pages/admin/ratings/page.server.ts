import { newId } from '../../../features/admin/drafts/new-id.ts'
import { type RowFlash, rowFlashes } from '../../../features/admin/frame/flashes.ts'
import type { RatingsContent } from '../../../features/ratings/ratings-subject.server.ts'
import { shownRatings } from '../../../features/ratings/shown-ratings.server.ts'
import { href } from '../../../routes.ts'
import type { PublishingPage } from '../../admin-page.ts'
import { moveActions } from '../../item-actions.server.ts'
import type { AdminRatingsProps } from './page.tsx'
import type { RatingsAdminWords } from './ro.ts'
import { ratingList, subject } from './subject.server.ts'

type Of = {
  props: AdminRatingsProps
  words: RatingsAdminWords
  flash: RowFlash
  content: RatingsContent
}

export default {
  id: 'admin/ratings',
  title: ({ words }) => words.metaTitle,
  publishes: subject,
  flashes: rowFlashes,
  actions: moveActions('rating', ratingList),

  async load({ locale, texts }, _, { content }) {
    const { title, lead, list } = texts.words
    const shown = await shownRatings(locale, content.places)
    return {
      texts: { title, lead, list, errorPrefix: texts.adminDrafts.errorPrefix },
      places: (shown?.places ?? []).map(({ id, name, figures, readOn }) => ({
        id,
        name,
        href: href('admin/ratings/rating', locale, { slug: id }),
        figures: [figures, readOn].filter((part) => part !== '').join(', '),
      })),
      addHref: href('admin/ratings/rating', locale, { slug: newId }),
    }
  },
} satisfies PublishingPage<Of>
