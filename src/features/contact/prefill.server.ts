import { treatments } from '../../content/treatments.ts'
import type { ShownMember } from '../team/shown-team.server.ts'
import type { ContactValues } from './fields.ts'

const longestEstimate = 4000

/** What a link to the form prefills: a treatment by slug or key, a dentist, the rows of an estimate. */
export function prefilled(
  query: URLSearchParams,
  team: readonly Pick<ShownMember, 'id' | 'kind'>[],
): Partial<ContactValues> {
  const requested = query.get('tratament')
  const treatment = treatments.find(({ key, slug }) => requested === key || requested === slug)
  const dentist = team.find(({ id, kind }) => kind === 'doctor' && id === query.get('medic'))
  const estimate = query.getAll('rand').join(',').slice(0, longestEstimate)
  return {
    ...(treatment && { treatment: treatment.key }),
    ...(dentist && { doctor: dentist.id }),
    ...(estimate !== '' && { estimate }),
  }
}
