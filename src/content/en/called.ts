import { clinic } from '../clinic.ts'
import { nameSaysDental } from '../kind-of-clinic.ts'

/** What it is, after its name, of which a name that says “dental” itself needs no second. */
export const kind = nameSaysDental ? 'Clinic' : 'Dental Clinic'
/** The clinic by its name and what it is. */
export const called = `${clinic.name} ${kind}`
