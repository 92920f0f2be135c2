import type { Period } from '../../content/treatment-facts.ts'
import type { DueMoment, WholeTreatment } from '../../content/whole-treatments.ts'
import type { PickedRow } from '../prices/estimate/estimate-selection.ts'
import { addPick, pickOf } from '../prices/estimate/picked-parts.ts'
import type { Amounts } from '../prices/price-text.ts'
import type { PriceItem, PriceList } from '../prices/schema.ts'
import { partAmount, type Reductions, type SumPart, sumOf } from '../prices/sums.ts'

export type WholePart = SumPart<PriceItem>
export type WholeStage = { due: DueMoment; after: Period | null; parts: readonly WholePart[] }

/** The stages with their rows of the list, hidden ones left out; null when a part has no row. */
export function wholeStages({ items }: PriceList, { stages }: WholeTreatment): WholeStage[] | null {
  const found = stages.map(({ due, after = null, parts }) => ({
    due,
    after,
    parts: parts.map(({ anyOf, times }) => ({
      rows: anyOf.flatMap((id) => items.find((item) => item.id === id && !item.hidden) ?? []),
      times,
    })),
  }))
  return found.every(({ parts }) => parts.every(({ rows }) => rows.length > 0)) ? found : null
}

/** In bani: from the cheapest choice of every part to the dearest, reductions included. */
export function wholeTotal(
  stages: readonly Pick<WholeStage, 'parts'>[],
  reductions: Reductions = {},
): Amounts {
  return sumOf(stages.flatMap(({ parts }) => parts.map((part) => partAmount(part, reductions))))
}

/** The same parts as an estimate, choices included, so that it comes to the same total. */
export function wholeEstimate(stages: readonly Pick<WholeStage, 'parts'>[]): readonly PickedRow[] {
  return stages
    .flatMap(({ parts }) => parts)
    .map(({ rows, times }) => ({ id: pickOf(rows), quantity: times }))
    .reduce<PickedRow[]>(addPick, [])
}
