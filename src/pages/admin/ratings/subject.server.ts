import { type Rating, rating } from '../../../content/evidence.ts'
import { itemForm } from '../../../features/admin/fields/item-form.server.ts'
import { itemChanges, orderChanges } from '../../../features/admin/publications/field-changes.server.ts'
import { nothingMore } from '../../../features/publishing/pending.server.ts'
import { ratingFields } from '../../../features/ratings/ratings.ts'
import { type RatingsContent, ratingsSubject } from '../../../features/ratings/ratings-subject.server.ts'
import type { ItemList } from '../../item-actions.server.ts'
import type { SiteSubject } from '../../site-subject.ts'
import type { RatingsAdminWords } from './ro.ts'

export const ratingList: ItemList<RatingsContent, Rating, typeof ratingFields> = {
  subject: ratingsSubject,
  of: ({ places }) => places,
  with: (places) => ({ places }),
  form: itemForm(rating, ratingFields, 400),
  unsaid: {},
  newComes: 'last',
  page: 'admin/ratings',
  itemPage: 'admin/ratings/rating',
}

export const subject: SiteSubject<RatingsContent, object, RatingsAdminWords> = {
  subject: ratingsSubject,
  page: 'admin/ratings',
  source: 'ratings',
  shows: (content) => content,
  related: nothingMore,
  changes: ({ places: before }, { places: after }, _, texts) => {
    const { fields: labels, order } = texts.words
    const titleOf = ({ name }: Rating) => name
    const keyOf = ({ id }: Rating) => id
    return [
      ...itemChanges(
        before,
        after,
        { fields: ratingFields, labels, say: {}, keyOf, titleOf, isWhole: true },
        texts,
      ),
      ...orderChanges(before, after, { title: order, titleOf }),
    ]
  },
  explain: ({ rule }, _, { words }) => (rule === 'ratings_read_on' ? words.problems.future : null),
}
