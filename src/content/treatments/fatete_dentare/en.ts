import { city } from '../../en/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Dental veneers in ${city}: types and steps`),
    description:
      'Ceramic and composite veneers: when they are suitable, how much enamel is removed, how many visits, how long they last, the risks and the warranty.',
    keywords: [
      `dental veneers ${city}`,
      'ceramic veneers',
      'composite veneers',
      'veneers steps',
      'cosmetic dentistry',
    ],
  },
  search_words: [
    'nicer smile',
    'smile makeover',
    'hollywood smile',
    'ugly teeth',
    'uneven teeth',
    'short teeth',
    'worn front teeth',
    'chipped front tooth',
    'chipped tooth',
    'chip',
    'gap between front teeth',
    'gap in teeth',
    'tooth gap',
    'diastema',
    'stained teeth that do not whiten',
    'veneer',
    'vaneers',
    'composite bonding',
    'bonding',
    'lumineers',
    'turkey teeth',
    'hate my smile',
    'embarrassed to smile',
    'change shape of teeth',
    'veneer fell off',
    'porcelain veneers',
  ],
  title: 'Dental veneers',
  short_description:
    'Thin shells of ceramic or composite, bonded to the front of the teeth, that correct shape, colour and small gaps.',
  full_description: [
    'A veneer covers only the front of a tooth, like a thin lens. A ceramic one is usually 0.3–0.7 mm thick and made in a laboratory. A composite one is shaped directly on the tooth, in the chair. Both are bonded to enamel, and it is the bond to enamel that holds them.',
    'Veneers correct teeth that are chipped, slightly turned, unevenly shaped, slightly gapped or stained in a way that whitening does not change. They are not placed on teeth with too little enamel, and decay and inflamed gums are treated first.',
    'Most ceramic veneers need a small amount of enamel to be removed, and enamel does not grow back. A tooth prepared for a veneer will always need a veneer or a crown. That is why you see the new shape as a mock-up in your own mouth before we decide.',
    'Composite keeps more of the tooth, is easy to repair and is finished in a visit or two, but it stains and wears sooner. Ceramic keeps its colour and shine better. At the consultation we show you both, with their strengths and limits.',
  ],
  features: [
    'A free first consultation with an examination and a written plan; X-rays are not included.',
    'A mock-up of the new smile, worn in the mouth before any enamel is removed (charged separately).',
    'Minimal preparation, kept within enamel wherever possible.',
    'Temporary veneers between preparation and bonding, for ceramic.',
    'Bonding on isolated teeth, one at a time.',
    'A night guard, recommended if you grind your teeth (charged separately).',
  ],
  benefits: [
    'More of the tooth is kept than with a crown.',
    'Shape and colour are decided with you, on the mock-up.',
    'Ceramic does not take up stains from coffee, tea or wine easily.',
    'The treatment is short: a few visits over a few weeks.',
  ],
  technologies: [
    'Dental photography and digital smile planning.',
    'Intraoral scanning, without impression paste in most cases.',
    'Pressed or milled ceramic, finished individually in the laboratory.',
    'Adhesive bonding under rubber dam or equivalent isolation, with magnifying loupes.',
  ],
  duration: 'Ceramic: 3–4 visits over 2–4 weeks. Composite: 1–2 visits of 1–3 hours.',
  success_rate:
    'More than 90%[^veneer-survival] of ceramic veneers are on the tooth after 10 years; composite ones are usually renewed sooner.',
  warranty:
    'Written warranty: 3 years for ceramic veneers, 1 year for composite, with a yearly check-up and professional cleaning and a night guard if recommended. Knocks are not covered. Your legal rights are not affected.',
  suits: [
    'Front teeth that are chipped, slightly worn or uneven.',
    'Small gaps or slightly turned teeth.',
    'Stains or shades that whitening does not change.',
    'Healthy gums, no active decay and enough enamel.',
    'You want a visible change and understand that removing enamel is permanent.',
  ],
  not_suits: [
    'Strong grinding or clenching without a night guard and a bite assessment.',
    'Teeth with large fillings or very little enamel: a crown fits better.',
    'Crowding or a reverse bite: braces or aligners first.',
    'Active decay or gum inflammation: these are treated first.',
    'Under 18 years of age, with exceptions decided by the dentist.',
  ],
  course: 'Six ceramic veneers',
  steps: [
    {
      title: 'Consultation',
      text: 'We hear what bothers you, examine teeth, gums and bite, and take photographs. We also discuss options that need no preparation.',
    },
    {
      title: 'Plan and mock-up',
      text: 'We design the new shape and place it temporarily over your teeth. You see it, speak with it and ask for changes.',
    },
    {
      title: 'Preparing the teeth',
      text: 'With local anaesthetic if needed, a thin layer of enamel is removed, the teeth are scanned and temporary veneers fitted. It takes 2–3 hours.',
    },
    {
      title: 'Try-in and bonding',
      text: 'After 7–14 days we try the veneers. They are bonded only if you are happy with shape and colour. It takes 2–3 hours.',
    },
    {
      title: 'Check-up',
      text: 'After 1–2 weeks we check bite and gums. If you grind your teeth, you receive the night guard. After that we see you yearly.',
    },
  ],
  pain: 'Removing a thin layer is usually well tolerated, and local anaesthetic is used if needed. Between visits and in the first 1–2 weeks after bonding, teeth can be sensitive to cold. If sensitivity grows or a tooth aches on its own, call us, because the nerve may be irritated.',
  healing:
    'There is no wound to heal. The gum margin may be slightly red for a few days and settles with gentle brushing. You get used to speaking and biting within days. For composite, avoid strongly coloured food for the first 48 hours. Never bite very hard food with your front teeth.',
  risks: [
    'Chipping or debonding of a veneer, mainly through knocks or grinding.',
    'Sensitivity to cold; rarely the nerve becomes inflamed and the tooth needs root canal treatment.',
    'Stains or decay at the margin, if hygiene is poor.',
    'The gum may recede over time and show the margin.',
    'Replacement: a veneer does not last for life, and removed enamel does not grow back.',
  ],
  alternatives: [
    {
      treatment: 'albire_dinti',
      text: 'If only the colour bothers you, whitening removes no enamel and may be enough.',
    },
    {
      treatment: 'aparat_dentar',
      text: 'If the position of the teeth bothers you, braces or aligners move them and keep the enamel.',
    },
    {
      treatment: 'coroane_zirconiu',
      text: 'If the tooth has large fillings or a root canal treatment, a crown protects it more fully.',
    },
  ],
  urgent: [
    'A veneer has come off: keep it in a box, do not glue it at home, and call us.',
    'A sharp edge is cutting the tongue or lip.',
    'Spontaneous or throbbing pain in a tooth with a veneer.',
    'A blow to the front teeth, even if the veneer looks whole.',
  ],
  questions: [
    {
      question: 'Can veneers be done without removing enamel?',
      answer:
        'Sometimes, when teeth are small, gapped or set slightly back. Otherwise a veneer with no preparation would look thick and irritate the gum. The mock-up quickly shows what is possible for you.',
    },
    {
      question: 'How many veneers do I need?',
      answer:
        'As many as there are teeth that need one. Sometimes one or two, sometimes 4–10, depending on how much shows when you smile. One front veneer on its own sometimes needs an extra try-in, so that its colour blends in.',
    },
    {
      question: 'Should I whiten first?',
      answer:
        'If you would like lighter teeth, yes. Ceramic does not whiten, so we whiten the natural teeth first, wait 2 weeks for the shade to settle, and then choose the colour of the veneers.',
    },
    {
      question: 'Can I eat anything?',
      answer:
        'Nearly anything. Avoid biting hard crusts, ice, nutshells or objects with the front teeth. Coffee and wine do not change the colour of ceramic, but they can stain margins and composite.',
    },
    {
      question: 'What if I do not like the result?',
      answer:
        'The shape is settled on the mock-up, and the veneers are tried in before bonding. At that point changes can still go back to the laboratory. After bonding, large changes mean making them again, so we do not rush this stage.',
    },
  ],
  footnotes: {
    'veneer-survival': {
      definition:
        'Ceramic veneers still on the tooth, with no need to be replaced, 10 years after bonding; estimated from 25 studies.',
      period: '10 years; review published in 2021',
      source: sources.alenezi2021,
    },
  },
} satisfies TreatmentText
