import { clinic } from '../../content/clinic.ts'
import type { RoomsWords } from './ro.ts'

/**
 * Links that plan the way to the entrance from wherever one is: OpenStreetMap plans walks and drives, but no journeys
 * by public transport. Nothing is asked of any of them until a link is followed.
 */
export function routesHere({ links }: RoomsWords['way']): { text: string; href: string }[] {
  const { latitude, longitude } = clinic.coordinates
  const place = `${latitude},${longitude}`
  const osm = 'https://www.openstreetmap.org/directions?engine=fossgis_osrm_'
  const ways = {
    foot: `${osm}foot&route=;${place}`,
    transit: `https://www.google.com/maps/dir/?api=1&destination=${place}&travelmode=transit`,
    car: `${osm}car&route=;${place}`,
    taxi: `https://m.uber.com/ul/?action=setPickup&dropoff[latitude]=${latitude}&dropoff[longitude]=${longitude}`,
  }
  return (['foot', 'transit', 'car', 'taxi'] as const).map((way) => ({ text: links[way], href: ways[way] }))
}
