import { brand } from '../../../content/clinic.ts'

/** Only a signed-in session has them. */
export const accessCookie = `__Host-${brand}-access`
export const refreshCookie = `__Host-${brand}-refresh`
