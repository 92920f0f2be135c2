import { city } from '../../content/ro/city.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled(`Urgență stomatologică ${city}: ce fac acum`),
    description: `Urgență stomatologică în ${city}: durere de măsea, umflătură, dinte căzut, sângerare. Ce faceți acum, unde mergeți și când sunați la 112.`,
    keywords: [
      'mă doare măseaua',
      `urgență stomatologică ${city}`,
      'dinte căzut după lovitură',
      'obraz umflat',
      'sângerare după extracție',
    ],
  },
  title: 'Mă doare acum',
  now: {
    open: 'Sunați și spuneți ce vă supără: păstrăm timp pentru urgențe în fiecare zi de lucru.',
    closed:
      'Acum nu răspundem la telefon. Alegeți ce vă supără și aflați dacă mergeți la spital sau dacă poate aștepta.',
  },
  call: 'Sună: {phone}',
  call112: 'Sună la 112',
  book: 'Cere o programare',
  callBack: 'Vă sunăm noi când deschidem',
  hospital: { route: 'Traseul până acolo', call: 'Sună la spital: {phone}' },
  symptoms: 'Ce vă supără?',
  may: 'Ce poate fi',
  until: 'Ce faceți până ajungeți la medic',
  avoid: 'Ce nu faceți',
  painkillers: 'Ce calmant puteți lua',
  closed: 'Când este închis',
  price: { title: 'Cât costă o vizită de urgență', list: 'Vezi toată lista de prețuri' },
}

export type InPainWords = Shape<typeof words>
