import type { Member } from './schema.ts'

/** The day on which the dentists' shortest and longest experience was counted for the texts; a test checks it. */
export const experienceCountedOn = '2026-10-01'

/** The sample team: seven dentists, two assistants, a receptionist. The people and their numbers are invented. */
export const team = [
  {
    id: 'radu-stoenescu',
    kind: 'doctor',
    register: 'CMSR 0000/2008',
    since: 2008,
    filters: ['chirurgie'],
    languages: ['ro', 'en', 'fr'],
    treatments: ['implant_dentar', 'fast_fixed', 'aditie_de_os', 'sinus_lifting', 'chirurgie_orala'],
  },
  {
    id: 'ilinca-marinescu',
    kind: 'doctor',
    register: 'CMSR 0000/2011',
    since: 2011,
    filters: ['estetica'],
    languages: ['ro', 'en', 'it'],
    treatments: [
      'fatete_dentare',
      'albire_dinti',
      'coroane_dentare',
      'coroane_zirconiu',
      'protetica',
      'fast_fixed',
    ],
  },
  {
    id: 'tudor-avramescu',
    kind: 'doctor',
    register: 'CMSR 0000/2013',
    since: 2013,
    filters: ['endodontie'],
    languages: ['ro', 'en'],
    treatments: ['tratamente_endodontice', 'odontoterapie'],
  },
  {
    id: 'smaranda-nistor',
    kind: 'doctor',
    register: 'CMSR 0000/2014',
    since: 2014,
    filters: ['ortodontie'],
    languages: ['ro', 'en', 'de'],
    treatments: ['aparat_dentar', 'pedodontie'],
  },
  {
    id: 'bogdan-iacob',
    kind: 'doctor',
    register: 'CMSR 0000/2015',
    since: 2015,
    filters: ['parodontologie', 'chirurgie'],
    languages: ['ro', 'en'],
    treatments: ['parodontologie', 'chirurgie_orala', 'implant_dentar', 'aditie_de_os'],
  },
  {
    id: 'maria-cernat',
    kind: 'doctor',
    register: 'CMSR 0000/2016',
    since: 2016,
    filters: ['pedodontie'],
    languages: ['ro', 'en', 'es'],
    treatments: ['pedodontie', 'odontoterapie'],
  },
  {
    id: 'vlad-ungureanu',
    kind: 'doctor',
    register: 'CMSR 0000/2017',
    since: 2017,
    filters: ['generala', 'estetica', 'endodontie'],
    languages: ['ro', 'en', 'hu'],
    treatments: ['odontoterapie', 'albire_dinti', 'coroane_dentare', 'tratamente_endodontice', 'protetica'],
  },
  {
    id: 'daniela-preda',
    kind: 'assistant',
    since: 2012,
    filters: [],
    languages: ['ro', 'en'],
    treatments: [],
  },
  { id: 'andrei-luca', kind: 'assistant', since: 2019, filters: [], languages: ['ro', 'en'], treatments: [] },
  {
    id: 'corina-matei',
    kind: 'receptionist',
    since: 2015,
    filters: [],
    languages: ['ro', 'en', 'fr'],
    treatments: [],
  },
] as const satisfies readonly Member[]

export type MemberId = (typeof team)[number]['id']

/** The people the first page shows, one of each speciality that is asked for most. */
export const firstShown: readonly MemberId[] = ['radu-stoenescu', 'ilinca-marinescu', 'maria-cernat']
