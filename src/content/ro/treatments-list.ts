import type { TreatmentsList } from '../page-schema.ts'

export const treatmentsList = {
  meta: {
    title: 'Tratamente dentare în București – Amiaza',
    description:
      'Cincisprezece tratamente dentare în București: implanturi, fațete, albire, aparat dentar, tratament de canal, chirurgie și prevenție.',
    keywords: [
      'tratamente dentare București',
      'implant dentar',
      'fațete dentare',
      'aparat dentar',
      'tratament de canal',
    ],
  },
  title: 'Tratamente',
  lead: 'Alegeți un domeniu sau scrieți ce vă interesează. La fiecare tratament găsiți pașii, durata, riscurile și prețurile.',
  categories: {
    implantology: {
      name: 'Implantologie',
      text: 'Când lipsesc unul sau mai mulți dinți: implanturi și lucrări fixe pe implanturi.',
    },
    aesthetics: {
      name: 'Estetică',
      text: 'Forma, culoarea și întregirea dinților: fațete, albire, coroane și proteze.',
    },
    orthodontics: {
      name: 'Ortodonție',
      text: 'Dinți aliniați și o mușcătură corectă, la copii și la adulți.',
    },
    endodontics: {
      name: 'Endodonție',
      text: 'Tratamentul nervului dentar, ca dintele natural să rămână la locul lui.',
    },
    surgery: {
      name: 'Chirurgie',
      text: 'Extracții, adiție de os și sinus lifting, cu anestezie și controale după.',
    },
    prevention: {
      name: 'Prevenție',
      text: 'Gingii sănătoase, carii tratate devreme și grija pentru dinții copiilor.',
    },
  },
  all: 'Toate',
  filter: 'Domenii',
  search: { label: 'Căutați un tratament', placeholder: 'de exemplu: fațete', button: 'Caută' },
  count: { one: '{count} tratament', few: '{count} tratamente', other: '{count} de tratamente' },
  nothing: {
    title: 'Niciun tratament găsit',
    text: 'Încercați un cuvânt mai scurt sau alt domeniu. Dacă nu știți cum se numește, sunați-ne și vă ajutăm.',
  },
  reset: 'Arată toate tratamentele',
  help: {
    title: 'Nu știți ce vi se potrivește?',
    text: 'Nu trebuie să alegeți pe cont propriu. La prima consultație, gratuită, vedem împreună ce este de făcut.',
  },
} satisfies TreatmentsList
