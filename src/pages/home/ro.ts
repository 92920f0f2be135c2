import type { Shape } from '../../content/text-shape.ts'

export const words = {
  tools: 'Aflați singur',
  call: 'Sună la {phone}',
  conditions: 'Condiții',
  pain: { title: 'Vă doare acum?', text: 'Ce aveți de făcut' },
  directions: 'Cum ajungeți la noi',
  allPrices: 'Lista completă de prețuri',
  instalments: 'Plata în rate, cu costul total',
  offer: 'Oferta la implantul dentar',
  team: 'Toată echipa',
  allStories: 'Toate poveștile',
  firstVisit: 'Cum decurge prima vizită',
  questions: 'Întrebări dinainte de vizită',
}

export type HomeWords = Shape<typeof words>
