import type { Rating } from './evidence.ts'

/**
 * What others say of the sample clinic: invented, and marked on the site by addresses that nobody can have (RFC 2606).
 * `npm run setup` empties this file: what a clinic has of its own is published in `/admin`.
 */
export const sampleRatings: readonly Rating[] = [
  {
    id: 'harta-exemplu',
    name: 'Harta Exemplu',
    url: 'https://harta.example/amiaza',
    average: 4.6,
    best: 5,
    count: 128,
    read_on: '2026-11-20',
  },
  {
    id: 'medici-exemplu',
    name: 'Medici Exemplu',
    url: 'https://medici.example/clinica-amiaza',
    average: 9.2,
    best: 10,
    count: 41,
    read_on: '2026-11-20',
  },
]
