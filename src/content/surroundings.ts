import { clinic } from './clinic.ts'

type Place = { latitude: number; longitude: number }

/** Something by which people find the clinic, drawn where it is. Names are the same in every language. */
export type Landmark = Place & { kind: 'metro' | 'landmark'; name: string }

/** A street of the drawn map, from point to point. */
export type Street = { name: string; along: readonly (readonly [latitude: number, longitude: number])[] }

/**
 * What the drawn map of the surroundings shows besides the entrance, which stands at the coordinates of `clinic.ts`. What is
 * farther away than a walk is left out; without any of it a drawing stands that is of no place.
 */
export const surroundings: { streets: readonly Street[]; landmarks: readonly Landmark[] } = {
  // Of the sample, which `npm run setup` empties for another clinic: Str. Amiezii and the street of the clinic are invented.
  streets: [
    {
      name: 'Șos. Ștefan cel Mare',
      along: [
        [44.4519, 26.099],
        [44.4524, 26.106],
        [44.4525, 26.118],
      ],
    },
    {
      name: clinic.address.street.replace(/ nr\..*$/, ''),
      along: [
        [44.4459, 26.1015],
        [44.4461, 26.1089],
        [44.446, 26.1165],
      ],
    },
    {
      name: 'Str. Amiezii',
      along: [
        [44.4524, 26.1065],
        [44.449, 26.1072],
        [44.4461, 26.107],
        [44.444, 26.1066],
      ],
    },
  ],
  landmarks: [{ kind: 'metro', name: 'Ștefan cel Mare', latitude: 44.4522, longitude: 26.1062 }],
}
