import { typeset } from '../format/typeset.ts'
import { hospitalOnDuty } from './clinic.ts'

/** The name and address of the hospital on duty, to stand behind “emergency department”; nothing where none is named. */
export const hospitalInBrackets =
  hospitalOnDuty === null ? '' : typeset(` (${hospitalOnDuty.name}, ${hospitalOnDuty.address})`)
