import { clinic } from '../clinic.ts'
import { nameSaysDental } from '../kind-of-clinic.ts'

/** The clinic by its name and what it is, of which a name that says “dental” itself needs no second. */
export const called = `${clinic.name} ${nameSaysDental ? 'Clinic' : 'Dental Clinic'}`
