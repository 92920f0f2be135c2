import type { Shape } from '../../content/text-shape.ts'

export const words = {
  book: 'Cere o programare',
  call: 'Sună la {phone}',
  conditions: 'Condiții',
  pain: { title: 'Vă doare acum?', text: 'Ce aveți de făcut' },
  directions: 'Cum ajungeți la noi',
  prices: 'Vezi prețurile',
  allPrices: 'Lista completă de prețuri',
  instalments: 'Plata în rate, cu costul total',
  offer: 'Oferta la implantul dentar',
  allTreatments: 'Toate tratamentele',
  team: 'Toată echipa',
  allStories: 'Toate poveștile',
  allNews: 'Toate noutățile',
}

export type HomeWords = Shape<typeof words>
