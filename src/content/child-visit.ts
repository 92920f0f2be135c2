import type { TreatmentKey } from './treatment-list.ts'

/** What parents read before a child's first visit, by its slug; null where nothing is written. It is shown with its treatment. */
export const childVisit: { treatment: TreatmentKey; article: string | null } = {
  treatment: 'pedodontie',
  article: 'prima-vizita-a-copilului-la-stomatolog',
}
