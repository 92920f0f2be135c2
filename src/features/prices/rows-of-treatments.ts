import { treatmentKeys } from '../../content/treatment-list.ts'
import { fromEntries } from '../../format/from-entries.ts'
import type { PriceList } from './schema.ts'

/** A row of more treatments, like an X-ray, would be found by the words of each. */
const mostTreatments = 2

/** The ids of the rows of each treatment: first those that no other shares, because an X-ray comes after what it is for. */
export function rowsOfTreatments({ items }: PriceList): Readonly<Record<string, readonly string[]>> {
  const few = items.filter(({ hidden, treatments }) => !hidden && treatments.length <= mostTreatments)
  const ordered = few.toSorted((one, other) => one.treatments.length - other.treatments.length)
  return fromEntries(
    treatmentKeys.map((key) => [
      key,
      ordered.filter(({ treatments }) => treatments.includes(key)).map(({ id }) => id),
    ]),
  )
}
