import { newId } from '../../../../features/admin/drafts/new-id.ts'
import { type RowFlash, rowFlashes } from '../../../../features/admin/frame/flashes.ts'
import type { FieldErrors, ValuesOf } from '../../../../features/publishing/fields.ts'
import { ratingFields } from '../../../../features/ratings/ratings.ts'
import type { RatingsContent } from '../../../../features/ratings/ratings-subject.server.ts'
import { fill } from '../../../../format/fill.ts'
import { freeSlug, slugFrom } from '../../../../format/slug.ts'
import type { AdminPage } from '../../../admin-page.ts'
import { draftedItem } from '../../../drafted-item.server.ts'
import { removeItem, saveItem } from '../../../item-actions.server.ts'
import type { RatingsAdminWords } from '../ro.ts'
import { ratingList, subject } from '../subject.server.ts'
import type { AdminRatingProps } from './page.tsx'

type Of = {
  props: AdminRatingProps
  words: RatingsAdminWords
  view: { values: ValuesOf<typeof ratingFields>; errors: FieldErrors }
  flash: RowFlash
  content: RatingsContent
}

export default {
  id: 'admin/ratings/rating',
  title: ({ words }, { name }) => fill(words.one.metaTitle, { name }),
  edits: subject,
  flashes: rowFlashes,
  actions: {
    save: (sent, request) =>
      saveItem(ratingList, sent, request, ({ name }, { places }) =>
        freeSlug(
          slugFrom(name, 60) || 'loc',
          (id) => id === newId || places.some((place) => place.id === id),
        ),
      ),
    remove: (sent, request) => removeItem(ratingList, sent, request),
  },
  load: (request, view) =>
    draftedItem(ratingList, ratingFields, request, view, {
      nameOf: ({ name }) => name,
      groups: [{ title: null, names: ['name', 'url', 'average', 'best', 'count', 'read_on'] }],
      choices: { best: ['5', '10'] },
    }),
} satisfies AdminPage<Of>
