import type { TextOf } from '../texts.ts'

/** What each whole treatment is called, what is in it and what may be added. */
export const wholeTexts = {
  implant: {
    name: 'Implant with crown',
    lead: 'One missing tooth, with enough bone: the scan, the implant, the abutment and the crown.',
    without:
      'An extraction, a bone graft, a sinus lift, a temporary crown and yearly check-ups, where needed.',
  },
  'fixed-arch': {
    name: 'Fixed arch on implants',
    lead: 'A whole arch: the scan, 4 or 6 implants with the temporary teeth, then the permanent arch.',
    without: 'Extractions, sedation, a night guard and check-ups after the first year.',
  },
  'molar-with-crown': {
    name: 'Root canal and crown',
    lead: 'A molar with three canals, treated for the first time, then covered with a crown.',
    without: 'An extra canal, a post and the follow-up X-ray, where needed.',
  },
  bridge: {
    name: 'Three-unit bridge',
    lead: 'One missing tooth between two teeth that carry the bridge: the X-ray, the temporary crowns and the bridge.',
    without: 'Root canal treatment of the neighbouring teeth, where needed.',
  },
  'six-veneers': {
    name: 'Six ceramic veneers',
    lead: 'The upper front teeth: the mock-up of the new smile and six ceramic veneers.',
    without: 'Whitening before the veneers, and a night guard if you grind your teeth.',
  },
  whitening: {
    name: 'Cleaning and whitening',
    lead: 'Professional cleaning before whitening, and the whitening: at home, in the clinic or both.',
    without: 'A further session, and the replacement of old fillings at the front, which do not get lighter.',
  },
  'metal-braces': {
    name: 'Metal braces',
    lead: 'Both arches, 18 months: the study and X-rays, the braces, the check-ups and the retainers.',
    without:
      'Extractions that the plan calls for, lost brackets, and further check-ups if treatment takes longer.',
  },
  aligners: {
    name: 'Clear aligners',
    lead: 'A full treatment of both arches: the study and X-rays, the aligners with their check-ups, and the retainers.',
    without: 'Lost aligners and extractions that the plan calls for.',
  },
} satisfies TextOf<'wholeTexts'>
