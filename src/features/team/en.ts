import { clinic } from '../../content/clinic.ts'
import { called } from '../../content/en/called.ts'
import { city } from '../../content/en/city.ts'
import { offeredWords } from '../../content/offered-words.ts'
import { titled } from '../../content/titled.ts'
import type { TeamPageWords } from './ro.ts'

export const words = {
  meta: {
    title: titled('Our team of dentists', called),
    description: `Meet the people of ${clinic.name} in ${city}: specialities, experience, courses and languages.`,
    keywords: [
      `dentists ${city}`,
      'dental clinic team',
      `dental clinic ${city}`,
      ...offeredWords([
        ['oral surgeon', 'chirurgie_orala'],
        ['endodontist', 'tratamente_endodontice'],
        ['orthodontist', 'aparat_dentar'],
      ]),
    ],
  },
  title: 'Team',
  lead: '{people}.',
  dentists: '{dentistsFirst} with {experience}[^experienta]',
  reception: 'reception staff',
  allSpeak: 'All of them speak {languages}.',
  filter: 'Choose a field',
  filters: {
    toate: 'All',
    chirurgie: 'Surgery',
    estetica: 'Aesthetics',
    endodontie: 'Endodontics',
    ortodontie: 'Orthodontics',
    parodontologie: 'Gum treatment',
    pedodontie: 'Children’s dentistry',
    generala: 'General dentistry',
  },
  count: { one: '{count} person', other: '{count} people' },
  years: { one: '{count} year of experience', other: '{count} years of experience' },
  yearsNote: {
    definition: 'Completed years in practice, counted from the first year worked in the profession.',
    period: '{since}–{today}',
    source: 'The clinic’s staff records: certificates and years in practice of the dentists',
  },
  counted: {
    doctor: { one: '{count} dentist', other: '{count} dentists' },
    assistant: { one: '{count} dental nurse', other: '{count} dental nurses' },
  },
  specialists: {
    titles: ['specialist'],
    all: { one: ', a specialist,', other: ', all of them specialists,' },
    some: { one: ', one of them a specialist,', other: ', {count} of them specialists,' },
  },
  kinds: { doctor: 'dentist', assistant: 'dental nurse', receptionist: 'reception' },
  groups: { doctor: 'Dentists', assistant: 'Dental nurses', receptionist: 'Reception' },
  languages: {
    ro: 'Romanian',
    en: 'English',
    fr: 'French',
    de: 'German',
    it: 'Italian',
    es: 'Spanish',
    hu: 'Hungarian',
  },
  courses: { one: '{count} course completed', other: '{count} courses completed' },
  more: 'About {name}',
  book: 'Request an appointment with {name}',
  help: {
    title: 'Not sure who to see?',
    text: 'Tell us what is bothering you and we’ll point you to the right dentist. The first consultation is free.',
  },
  experienceNote: {
    definition:
      'Completed years in practice of the dentists, counted from the first year as a dentist: the shortest and the longest.',
    period: '{since}–{until}, as of {date}',
    source: 'The clinic’s staff records: certificates and years in practice of the dentists',
  },
  /** For a text that a team member has reviewed. */
  reviewDue: 'This text is due for a new review by a dentist of the clinic.',
  reviewed: 'Medically reviewed by {name} on {date}. Next review: {next}.',
} satisfies TeamPageWords
