import { asBeginning } from '../../format/counted-words.ts'
import { listInWords } from '../../format/list.ts'
import { clinic } from '../clinic.ts'
import { paysVat } from '../kind-of-clinic.ts'
import { describing, needsTreatment, offeredWords } from '../offered-words.ts'
import type { TextOf } from '../texts.ts'
import { titled } from '../titled.ts'
import { city } from './city.ts'

/** What is asked for most comes first. */
const offered = offeredWords([
  ['implants', 'implant_dentar', 'fast_fixed'],
  ['veneers', 'fatete_dentare'],
  ['orthodontics', 'aparat_dentar'],
  ['root canals', 'tratamente_endodontice'],
  ['oral surgery', 'chirurgie_orala', 'aditie_de_os', 'sinus_lifting'],
  ['crowns', 'coroane_dentare', 'coroane_zirconiu'],
  ['dentures and bridges', 'protetica'],
  ['gum treatment', 'parodontologie'],
  ['dentistry for children', 'pedodontie'],
  ['fillings', 'odontoterapie'],
  ['whitening', 'albire_dinti'],
])
const guaranteed = offeredWords([
  ['implants', 'implant_dentar', 'fast_fixed'],
  ['crowns', 'coroane_dentare', 'coroane_zirconiu', 'protetica'],
  ['veneers', 'fatete_dentare'],
])

const pricesInLei = `Prices are in lei${paysVat ? ', including VAT where it applies' : ''}`

export const home = {
  meta: {
    title: titled([
      `Dental clinic in ${city}, ${clinic.address.sector}`,
      `Dental clinic in ${city}`,
      `Dentist in ${city}`,
      city,
    ]),
    description: describing(
      offered,
      (some) =>
        `${asBeginning(listInWords(some, 'en'), 'en')} in ${city}. The first consultation is free and every price is public.`,
    ),
    keywords: [
      `dental clinic ${city}`,
      'English-speaking dentist',
      ...offeredWords([
        ['dental implant', 'implant_dentar'],
        ['veneers', 'fatete_dentare'],
      ]),
      'free consultation',
    ],
  },
  hero: {
    eyebrow: `A dental clinic in ${city}, ${clinic.address.sector}`,
    title: 'Dentistry, clearly explained',
    lead: 'We look at what needs doing, explain it in plain words and write it all down in a plan with prices. You decide, in your own time.',
  },
  promises: {
    title: 'What we promise, and on what terms',
    consultation: {
      title: 'Your first consultation is free',
      text: 'We examine you, listen to you and give you a written treatment plan with stages and prices.',
      conditions: [
        'Once for each new patient, at a booked appointment.',
        'An emergency consultation is charged at its list price.',
        'X-rays and CT scans are not included: they are charged at list prices.',
        'You are under no obligation to start treatment.',
      ],
    },
    specialists: {
      title: 'Specialist dentists',
      withoutSpecialists: 'Our dentists',
      text: '{dentistsFirst}{specialists} with {experience}[^experienta]. Their specialities are on the team page.',
      conditions: [
        'The dentist who examines you writes the plan, and the dentist who treats you confirms it.',
        'A specialist consultation after the first visit is charged at its list price.',
        'If a case calls for several fields, the dentists discuss it together before they propose a plan to you.',
      ],
    },
    warranty: {
      title: 'A written warranty',
      text: `${guaranteed.length === 0 ? 'With work under warranty' : `With ${listInWords(guaranteed, 'en')}`} you receive a warranty certificate that states how long it lasts.`,
      conditions: [
        `You come for check-ups and professional cleaning: usually once a year${needsTreatment('fast_fixed', ', every 6 months for full arches on implants').join('')}. They are charged at list prices.`,
        'It covers the work itself, not accidents or neglected hygiene.',
        'We’ll tell you how long it lasts before we start.',
        'Your rights under the law are not affected.',
      ],
    },
  },
  treatments: { title: 'What we treat' },
  prices: {
    title: 'What it costs',
    totals: `Whole treatments, every stage added up from the price list. ${pricesInLei}.`,
    lead: `${pricesInLei}; each says what it covers. You can put together your own estimate.`,
  },
  team: {
    title: 'Who will treat you',
    lead: 'See who the dentists are, what they have studied and which languages you can speak with them.',
  },
  stories: {
    title: 'Success stories',
    lead: 'Cases published with the written consent of our patients. Every case is different, and so are results.',
  },
  contact: {
    title: 'Come and meet us',
    lead: 'Write and tell us what is bothering you, or call. We answer during opening hours.',
  },
} satisfies TextOf<'home'>
