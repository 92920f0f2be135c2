import { type Rating, rating } from '../../../content/evidence.ts'
import { itemForm } from '../../../features/admin/fields/item-form.server.ts'
import {
  type RatingsContent,
  ratingFields,
  ratingsSubject,
} from '../../../features/ratings/ratings.server.ts'
import { shownRatings } from '../../../features/ratings/shown-ratings.server.ts'
import { type FieldList, subjectOf } from '../../field-list.server.ts'
import { freeId } from '../../item-actions.server.ts'
import type { SiteSubject } from '../../site-subject.ts'
import type { RatingsAdminWords } from './ro.ts'

export const list: FieldList<RatingsContent, Rating, typeof ratingFields> = {
  subject: ratingsSubject,
  page: 'admin/ratings',
  itemPage: 'admin/ratings/item',
  of: ({ places }) => places,
  with: (places) => ({ places }),
  form: itemForm(rating, ratingFields, 400),
  fields: ratingFields,
  choices: { best: ['5', '10'] },
  say: {},
  unsaid: {},
  newComes: 'last',
  isSorted: false,
  isWhole: true,
  nameOf: ({ name }) => name,
  idOf: ({ name }, places) => freeId(name, 'place', places),
  async noteOf(place, { locale }) {
    const [shown] = (await shownRatings(locale, [place]))?.places ?? []
    return [shown?.figures, shown?.readOn].filter(Boolean).join(', ')
  },
}

export const subject: SiteSubject<RatingsContent, object, RatingsAdminWords> = {
  ...subjectOf(list),
  source: 'ratings',
  explain: ({ rule }, _, { words }) => (rule === 'ratings_read_on' ? words.problems.future : null),
}
