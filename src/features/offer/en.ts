import { city } from '../../content/en/city.ts'
import { needs } from '../../content/needs.ts'
import { offeredToAPerson } from '../../content/prices/offer.ts'
import { titled } from '../../content/titled.ts'
import { thingsInWords } from '../../format/counted-words.ts'
import type { OfferWords } from './ro.ts'

const offered = thingsInWords(offeredToAPerson, { one: '{count} implant', other: '{count} implants' }, 'en')

export const words = {
  meta: {
    title: titled('Dental implant offer: price and terms'),
    description:
      'A titanium dental implant at a reduced price: from which day to which day, what the offer includes, what it does not, and its terms.',
    keywords: ['dental implant offer', `dental implant price ${city}`, 'titanium implant', `implant ${city}`],
  },
  running: {
    title: 'Dental implant offer: {price}',
    description:
      'A titanium dental implant, {price}, until {to} inclusive: what the offer includes, what it does not, and its terms.',
  },
  title: 'Dental implant offer',
  lead: 'A reduced price for placing a titanium implant, with the same procedure and the same dentists. Below is everything the price covers and everything it does not.',
  row: 'On offer now: {reduction} less, until {to}',
  period: 'Offer valid from {from} to {to} inclusive',
  price: {
    label: 'The price in this offer',
    unit: 'for one implant',
    missing: 'The price of the offer cannot be shown right now. Call us and we will tell you.',
    note: 'VAT exempt as medical treatment. It is for the implant, without abutment and crown; the exact sum is in the plan you sign.',
    listed: '{reduction} less than {amount}, the list price and the lowest of the 30 days before the offer.',
    lowered:
      '{reduction} less than the list price of {amount}. The lowest price of the 30 days before the offer was {reference}.',
    euro: 'For information, {amount}, at €1 = {rate}, rate of {date}. Payment is in lei.',
  },
  conditions: {
    title: 'Terms of the offer',
    items: [
      'The implant is placed during the offer, after a consultation and a signed plan.',
      'The dentist confirms from the CT scan that an implant is right for you.',
      `The reduction is the same for every implant in your plan, up to ${offered} for each person. The exact price, between the two amounts, depends on the type of implant and on how difficult the site is.`,
      'The offer cannot be combined with other reductions or exchanged for money.',
      'The warranty is the usual one: in writing, with one check-up and professional cleaning a year at list prices.',
    ],
  },
  included: {
    title: 'What is included',
    items: [
      'Local anaesthetic',
      'The titanium implant and its placement',
      'The healing abutment',
      'Check-up and removal of stitches',
    ],
  },
  notIncluded: {
    title: 'What is not included',
    items: [
      'The CBCT scan',
      'The abutment and the crown, which are made after healing',
      'A bone graft or sinus lift, if needed',
      'Sedation, if you would like it',
    ],
  },
  steps: {
    title: 'How it goes',
    lead: 'From the first visit to the crown usually takes a few months.',
    items: [
      {
        title: 'The free consultation',
        text: 'The dentist examines you and says whether an implant makes sense. X-rays are not included.',
      },
      {
        title: 'The scan and the plan',
        text: 'From the CT scan you will have a written plan with every step and the whole cost, crown included.',
      },
      {
        title: 'The placement',
        text: 'It is done under local anaesthetic. In the following days there may be swelling and discomfort.',
      },
      {
        title: 'Healing',
        text: 'Bone joins with the implant over a few months, during which you come for check-ups.',
      },
      {
        title: 'The crown',
        text: 'After healing the dentist fits the abutment and the crown, at the usual list price.',
      },
    ],
  },
  questions: {
    title: 'Questions about the offer',
    items: [
      {
        question: 'Why does the price not include the crown?',
        answer:
          'The crown is made after healing and its material is chosen then. Its cost is in your written plan from the start, so that you know the whole sum.',
      },
      {
        question: 'What if I need a bone graft?',
        answer:
          'The scan shows it before we start. The graft is charged at its list price, and the day of the placement is set once the bone has healed.',
      },
      {
        question: 'What if healing delays the placement past the end of the offer?',
        answer:
          'If the plan was signed during the offer and the dentist delays for medical reasons, the price of the offer holds for three more months.',
      },
      ...needs('instalments', {
        question: 'Can I pay for the offer in instalments?',
        answer:
          'Yes, through a TBI Bank loan, subject to approval. The page about instalments shows the total cost of the loan, with a full example.',
      }),
    ],
  },
  book: 'Request an appointment',
  call: 'Call {phone}',
  treatment: 'All you need to know about implants',
  upcoming: {
    title: 'The offer has not started yet',
    text: 'It starts on {from}. Until then the list prices apply.',
  },
  ended: {
    title: 'The offer has ended',
    text: 'Implants are now placed at list prices, and the first consultation is still free.',
    prices: 'See the prices of implants',
    book: 'Request an appointment',
  },
} satisfies OfferWords
