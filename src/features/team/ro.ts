import { clinic } from '../../content/clinic.ts'
import { offeredWords } from '../../content/offered-words.ts'
import { city } from '../../content/ro/city.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled('Echipa de medici dentiști', `Clinica ${clinic.name}`),
    description: `Cunoașteți oamenii clinicii ${clinic.name}: specialități, ani de practică, cursuri și limbi vorbite.`,
    keywords: [
      `medici dentiști ${city}`,
      'echipă clinică dentară',
      `stomatolog ${city}`,
      ...offeredWords([
        ['chirurg dentoalveolar', 'chirurgie_orala'],
        ['medic endodont', 'tratamente_endodontice'],
        ['ortodont', 'aparat_dentar'],
      ]),
    ],
  },
  title: 'Echipa',
  lead: '{people}.',
  dentists: '{dentistsFirst} cu {experience}[^experienta]',
  reception: 'recepția',
  allSpeak: 'Toți vorbesc {languages}.',
  filter: 'Alegeți domeniul',
  filters: {
    toate: 'Toate',
    chirurgie: 'Chirurgie',
    estetica: 'Estetică',
    endodontie: 'Endodonție',
    ortodontie: 'Ortodonție',
    parodontologie: 'Parodontologie',
    pedodontie: 'Pedodonție',
    generala: 'Stomatologie generală',
  },
  count: { one: '{count} persoană', few: '{count} persoane', other: '{count} de persoane' },
  years: {
    one: '{count} an de experiență',
    few: '{count} ani de experiență',
    other: '{count} de ani de experiență',
  },
  yearsNote: {
    definition: 'Ani împliniți de practică, numărați de la primul an lucrat în profesie.',
    period: '{since}–{today}',
    source: 'Evidența de personal a clinicii: certificatele și anii de practică ai medicilor',
  },
  counted: {
    doctor: { one: '{count} medic', few: '{count} medici', other: '{count} de medici' },
    assistant: { one: '{count} asistent', few: '{count} asistenți', other: '{count} de asistenți' },
  },
  specialists: {
    titles: ['medic specialist', 'medic primar'],
    all: { one: ', specialist,', other: ', toți specialiști,' },
    some: { one: ', unul dintre ei specialist,', other: ', {count} dintre ei specialiști,' },
  },
  kinds: { doctor: 'medic', assistant: 'asistent', receptionist: 'recepție' },
  groups: { doctor: 'Medici', assistant: 'Asistenți', receptionist: 'Recepție' },
  languages: {
    ro: 'română',
    en: 'engleză',
    fr: 'franceză',
    de: 'germană',
    it: 'italiană',
    es: 'spaniolă',
    hu: 'maghiară',
  },
  courses: {
    one: '{count} curs absolvit',
    few: '{count} cursuri absolvite',
    other: '{count} de cursuri absolvite',
  },
  more: 'Despre {name}',
  book: 'Cere o programare la {name}',
  help: {
    title: 'Nu știți la cine să mergeți?',
    text: 'Spuneți-ne ce vă supără și vă îndrumăm către medicul potrivit. Prima consultație este gratuită.',
  },
  experienceNote: {
    definition:
      'Anii împliniți de practică ai medicilor, de la primul an ca medic dentist: cel mai scurt și cel mai lung.',
    period: '{since}–{until}, numărat la {date}',
    source: 'Evidența de personal a clinicii: certificatele și anii de practică ai medicilor',
  },
  /** For a text that a team member has reviewed. */
  reviewDue: 'Textul urmează să fie verificat din nou de un medic al clinicii.',
  reviewed: 'Verificat medical de {name} la {date}. Următoarea verificare: {next}.',
}

export type TeamPageWords = Shape<typeof words>
