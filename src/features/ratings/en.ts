import type { RatingsWords } from './ro.ts'

export const words = {
  title: 'Ratings on other sites',
  average: '{average} out of {highest}',
  count: { one: '{count} rating', other: '{count} ratings' },
  readOn: 'read on {date}',
  sample: 'sample',
  checked: 'The ratings are written there. We do not check whether patients of the clinic wrote them.',
} satisfies RatingsWords
