import type { InPain } from '../schemas/emergency-schema.ts'
import { titled } from '../titled.ts'
import { city } from './city.ts'

export const inPain = {
  meta: {
    title: titled('Mă doare un dinte acum: ce să fac'),
    description:
      'Durere de măsea, umflătură, dinte scos sau sângerare: ce poate fi, ce faceți până vă vedem, ce evitați și când sunați la 112.',
    keywords: [
      'mă doare măseaua',
      `urgență stomatologică ${city}`,
      'dinte scos din loc',
      'obraz umflat',
      'sângerare după extracție',
    ],
  },
  title: 'Mă doare acum',
  now: {
    open: 'Sunați și spuneți ce simțiți: păstrăm timp pentru urgențe în fiecare zi de lucru.',
    closed:
      'Acum nu răspundem la telefon. Alegeți ce simțiți și aflați dacă mergeți la un spital sau dacă poate aștepta.',
  },
  call: 'Sună: {phone}',
  call112: 'Sună la 112',
  book: 'Cere o programare',
  symptoms: 'Ce simțiți?',
  may: 'Ce poate fi',
  until: 'Ce faceți până ajungeți la medic',
  avoid: 'Ce nu faceți',
  painkillers: 'Ce calmant puteți lua',
  closed: 'Când este închis',
  price: { title: 'Cât costă o vizită de urgență', list: 'Vezi toată lista de prețuri' },
} satisfies InPain
