import { hospitalOnDuty } from '../../content/clinic.ts'
import { formatPhone } from '../../format/phone.ts'

/** The hospital to go to while the clinic is closed, as pages show it; null where none is named. */
export type HospitalData = {
  name: string
  address: string
  phone: string
  phoneText: string
  /** An external link, never embedded. */
  routeHref: string
}

export function hospitalData(): HospitalData | null {
  if (hospitalOnDuty === null) return null
  const { name, address, phone, coordinates } = hospitalOnDuty
  const to = encodeURIComponent(`${coordinates.latitude},${coordinates.longitude}`)
  return {
    name,
    address,
    phone,
    phoneText: formatPhone(phone).replaceAll(' ', '\u00a0'),
    routeHref: `https://www.openstreetmap.org/directions?to=${to}`,
  }
}
