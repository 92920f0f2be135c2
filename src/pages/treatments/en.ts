import { city } from '../../content/en/city.ts'
import { dentalTreatmentCount } from '../../content/en/treatment-counts.ts'
import { urgentAdvice } from '../../content/en/urgent-advice.ts'
import { offeredWords, withRoomFor } from '../../content/offered-words.ts'
import { titled } from '../../content/titled.ts'
import { asBeginning } from '../../format/counted-words.ts'
import { listInWords } from '../../format/list.ts'
import type { TreatmentsWords } from './ro.ts'

const named = offeredWords([
  ['implants', 'implant_dentar', 'fast_fixed'],
  ['veneers', 'fatete_dentare'],
  ['whitening', 'albire_dinti'],
  ['braces', 'aparat_dentar'],
  ['root canals', 'tratamente_endodontice'],
  ['crowns', 'coroane_dentare', 'coroane_zirconiu', 'protetica'],
  ['oral surgery', 'chirurgie_orala', 'aditie_de_os', 'sinus_lifting'],
  ['preventive care', 'parodontologie', 'pedodontie', 'odontoterapie'],
])

export const words = {
  meta: {
    title: titled(`Dental treatments in ${city}`),
    description: withRoomFor(
      'Each with its steps, duration, risks and prices.',
      `${asBeginning(dentalTreatmentCount, 'en')} in ${city}: ${listInWords(named, 'en')}.`,
    ),
    keywords: [
      `dental treatments ${city}`,
      `dentistry ${city}`,
      'dental treatments and prices',
      ...offeredWords([
        ['dental implant', 'implant_dentar', 'fast_fixed'],
        ['veneers', 'fatete_dentare'],
        ['braces', 'aparat_dentar'],
        ['root canal treatment', 'tratamente_endodontice'],
      ]),
    ],
  },
  title: 'Treatments',
  lead: 'Choose a field or type what you are looking for. Each treatment shows its steps, duration, risks and prices.',
  all: 'All',
  filter: 'Fields',
  urgent: { more: 'What to do now', call112: 'Call 112', or: 'Or perhaps:' },
  count: { one: '{count} treatment', other: '{count} treatments' },
  mouth: 'Not sure what it is called? Show the place in a drawing',
  nothing: {
    title: 'No treatment found',
    text: 'Write to us or, during opening hours, call {phone} and tell us what troubles you: you need not know what it is called.',
    urgent: `In pain, or feeling ill? ${urgentAdvice.call112}`,
  },
  reset: 'Show all treatments',
  help: {
    title: 'Not sure what suits you?',
    text: 'You need not choose on your own. At the first consultation, which is free, we look together at what needs doing.',
  },
  search: {
    label: 'What is troubling you?',
    placeholder: 'my tooth hurts',
    button: 'Search',
  },
} satisfies TreatmentsWords
