import { clinic } from '../clinic.ts'
import { nameSaysDental } from '../kind-of-clinic.ts'

/** The clinic by its name and what it is, of which a name that says „dentar” itself needs no second. */
export const called = `${nameSaysDental ? 'Clinica' : 'Clinica dentară'} ${clinic.name}`
/** The same where something is its own. */
export const ofCalled = `${nameSaysDental ? 'Clinicii' : 'Clinicii dentare'} ${clinic.name}`
