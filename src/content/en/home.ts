import { asBeginning } from '../../format/counted-words.ts'
import { clinic } from '../clinic.ts'
import { needs } from '../needs.ts'
import { describing, inWords, needsTreatment, offeredWords } from '../offered-words.ts'
import type { TextOf } from '../texts.ts'
import { titled } from '../titled.ts'
import { city } from './city.ts'
import { emergency } from './emergency.ts'
import { fieldCount, treatmentCount } from './treatment-counts.ts'

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
        `${asBeginning(inWords(some, 'en'), 'en')} in ${city}. The first consultation is free and every price is public.`,
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
      text: `${guaranteed.length === 0 ? 'With work under warranty' : `With ${inWords(guaranteed, 'en')}`} you receive a warranty certificate that states how long it lasts.`,
      conditions: [
        `You come for check-ups and professional cleaning: usually once a year${needsTreatment('fast_fixed', ', every 6 months for full arches on implants').join('')}. They are charged at list prices.`,
        'It covers the work itself, not accidents or neglected hygiene.',
        'We’ll tell you how long it lasts before we start.',
        'Your rights under the law are not affected.',
      ],
    },
  },
  treatments: {
    title: 'What we treat',
    lead: `${asBeginning(treatmentCount, 'en')} in ${fieldCount}. Each page explains who the treatment suits and who it does not.`,
  },
  prices: {
    title: 'What it costs',
    lead: 'Prices are in lei, including VAT where it applies; each says what it covers. You can put together your own estimate.',
  },
  team: {
    title: 'Who will treat you',
    lead: 'See who the dentists are, what they have studied and which languages you can speak with them.',
  },
  stories: {
    title: 'Success stories',
    lead: 'Cases published with the written consent of our patients. Every case is different, and so are results.',
  },
  news: {
    title: 'News and advice',
    lead: 'Short articles. The medical ones are checked by our dentists before they are published.',
  },
  visit: {
    title: 'What happens at a first visit',
    lead: 'It takes about an hour. We won’t start any treatment without your consent.',
    items: [
      {
        title: 'You write or call',
        text: 'Tell us briefly what is bothering you and when you can come. We’ll call you and agree on a time.',
      },
      {
        title: 'We talk',
        text: 'You fill in a health questionnaire. If you are nervous, tell us: we’ll go at your pace.',
      },
      {
        title: 'The examination',
        text: 'The dentist looks at your teeth and gums. If an X-ray is needed, we’ll tell you its price first.',
      },
      {
        title: 'The written plan',
        text: 'You will have the stages, options and prices on paper or by email, with time to think.',
      },
      {
        title: 'Your decision',
        text: 'Let us know when you are ready. You are always free to ask another dentist for an opinion.',
      },
    ],
  },
  questions: {
    title: 'Common questions',
    items: [
      {
        question: 'What does the free consultation include?',
        answer:
          'An examination of teeth and gums, a conversation and a written treatment plan with prices. X-rays are paid for separately. An emergency consultation is not free: its price is on the list.',
      },
      {
        question: 'Will it hurt?',
        answer:
          'For most procedures we use a local anaesthetic and the area goes numb. Afterwards there may be some discomfort for a few days. The dentist will tell you what to expect and which painkiller you can take.',
      },
      {
        question: 'I am very afraid of the dentist. What can I do?',
        answer:
          'Tell us when you request an appointment. We’ll set aside more time, agree on a signal to stop and, the first time, we can simply talk.',
      },
      {
        question: 'It is an emergency. When can I come?',
        answer: `If you have severe pain, swelling or a tooth damaged by a knock, call us. We keep time for emergencies every working day. ${emergency.fee} ${emergency.call112}`,
      },
      ...needs('instalments', {
        question: 'Can I pay in instalments?',
        answer:
          'Yes, through a loan from TBI Bank, subject to approval. The page about instalments shows the total cost and a full example before you sign anything.',
        link: { page: 'instalments' as const, text: 'See what instalments cost' },
      }),
      ...needsTreatment('pedodontie', {
        question: 'Do you treat children?',
        answer:
          'Yes. A child’s first visit is mostly about getting to know us. A parent or guardian stays with them and signs the consent.',
      }),
      {
        question: 'What should I bring to the first visit?',
        answer:
          'An identity document, a list of the medicines you take and, if you have them, X-rays from the past year. We can also take them from a USB stick or a disc.',
      },
      {
        question: 'I am coming from abroad. How do I plan my visits?',
        answer:
          'Write to us with your dates, and bring any recent X-rays with you. We’ll tell you how many visits to expect and how far apart before you book a flight. Check-ups between trips can be done by a dentist near you.',
      },
    ],
  },
  contact: {
    title: 'Come and meet us',
    lead: 'Write and tell us what is bothering you, or call. We answer during opening hours.',
  },
} satisfies TextOf<'home'>
