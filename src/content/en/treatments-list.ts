import type { TreatmentsList } from '../page-schema.ts'

export const treatmentsList = {
  meta: {
    title: 'Dental treatments in Bucharest – Amiaza',
    description:
      'Fifteen dental treatments in Bucharest: implants, veneers, whitening, braces, root canals, oral surgery and preventive care.',
    keywords: ['dental treatments Bucharest', 'dental implant', 'veneers', 'braces', 'root canal treatment'],
  },
  title: 'Treatments',
  lead: 'Choose a field or type what you are looking for. Each treatment shows its steps, duration, risks and prices.',
  categories: {
    implantology: {
      name: 'Implants',
      text: 'When one or more teeth are missing: implants and fixed teeth on implants.',
    },
    aesthetics: {
      name: 'Aesthetics',
      text: 'The shape, colour and rebuilding of teeth: veneers, whitening, crowns and dentures.',
    },
    orthodontics: { name: 'Orthodontics', text: 'Aligned teeth and a sound bite, for children and adults.' },
    endodontics: {
      name: 'Endodontics',
      text: 'Treatment of the tooth’s nerve, so that your natural tooth can stay in place.',
    },
    surgery: {
      name: 'Surgery',
      text: 'Extractions, bone grafts and sinus lifts, with anaesthetic and check-ups afterwards.',
    },
    prevention: {
      name: 'Prevention',
      text: 'Healthy gums, decay treated early and care for children’s teeth.',
    },
  },
  all: 'All',
  filter: 'Fields',
  search: { label: 'Search for a treatment', placeholder: 'for example: veneers', button: 'Search' },
  count: { one: '{count} treatment', other: '{count} treatments' },
  nothing: {
    title: 'No treatment found',
    text: 'Try a shorter word or another field. If you do not know what it is called, call us and we’ll help.',
  },
  reset: 'Show all treatments',
  help: {
    title: 'Not sure what suits you?',
    text: 'You need not choose on your own. At the first consultation, which is free, we look together at what needs doing.',
  },
} satisfies TreatmentsList
