import { city } from '../../en/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Fillings and tooth decay in ${city}`),
    description:
      'Treating decay, from remineralisation to fillings and onlays: how we decide, how long it takes, what to expect and which warranty you receive.',
    keywords: [
      `tooth decay treatment ${city}`,
      'composite filling',
      'white filling',
      'onlay',
      'dental caries',
    ],
  },
  search_words: [
    'cavity',
    'cavities',
    'tooth decay',
    'decay',
    'decayed tooth',
    'rotten tooth',
    'rotting teeth',
    'hole in tooth',
    'hole in my tooth',
    'black spot on tooth',
    'dark spot on tooth',
    'brown spot',
    'filling',
    'fillings',
    'filling fell out',
    'lost filling',
    'lost a filling',
    'broken filling',
    'filling came out',
    'white filling',
    'amalgam',
    'mercury fillings',
    'silver fillings',
    'replace old fillings',
    'sensitive teeth',
    'tooth sensitivity',
    'sensitive to cold',
    'hurts with cold',
    'sensitive to sweet',
    'hurts with sweets',
    'food stuck between teeth',
    'food gets stuck',
    'floss shreds',
    'chipped tooth',
    'chipped a tooth',
    'broke a tooth',
    'tooth broke a bit',
    'broken tooth',
    'piece of tooth came off',
    'enamel',
    'white spots',
    'check up',
    'checkup',
    'check-up',
    'dentist',
    'consultation',
    'examination',
    'pain after filling',
    'worn enamel',
    'drill',
  ],
  title: 'Fillings and treatment of decay',
  short_description:
    'We stop decay while it is small and rebuild affected teeth with composite fillings or onlays, keeping as much sound tooth as we can and, whenever possible, a living nerve.',
  full_description: [
    'Decay begins when bacteria in plaque turn sugars into acids that dissolve enamel. At first there is only a dull white spot, and the process can be halted with fluoride and good cleaning. Once the enamel gives way and a cavity forms, the surface no longer repairs itself and a filling is usually needed.',
    'Beneath the enamel lies dentine, which is softer and full of fine tubules leading towards the pulp, the nerve. That is why decay with a small entrance can be wide underneath, and why pain comes late. In deep cavities we sometimes leave a layer of softened dentine near the nerve and seal it in, to avoid opening the pulp needlessly.',
    'The choice follows how much tooth is left: remineralisation or infiltration for early lesions, composite for small and medium cavities, an onlay when cusps have gone, and a crown only when none of these will do. We also look for the cause; otherwise decay returns at the edge of the filling.',
  ],
  features: [
    'Free first consultation with an examination and a written plan; X-rays are not included.',
    'Bitewing X-rays for decay between teeth, at intervals that follow your risk.',
    'Tooth-coloured composite fillings under rubber dam.',
    'Composite or ceramic onlays for teeth with weakened walls.',
    'Pulp protection with bioactive materials in deep decay.',
    'Treatment of worn necks and sensitivity.',
  ],
  benefits: [
    'The tooth stays alive and keeps most of its structure.',
    'A proper contact with its neighbour keeps food from lodging there.',
    'The colour blends with the tooth, and the filling can be repaired.',
    'A personal prevention plan lowers the risk of new decay.',
  ],
  technologies: [
    'Magnifying loupes with cool light.',
    'Rubber dam, which keeps the tooth dry during bonding.',
    'Sectional matrices to shape the contact between teeth.',
    'Adhesives and composites placed in layers and set with an LED lamp.',
  ],
  duration: 'One visit of 30–60 minutes for a filling; 2 visits, 1–2 weeks apart, for an onlay.',
  success_rate:
    'Some composite fillings in back teeth fail over the years, more often where decay risk is high or the cavity is large.',
  warranty:
    'A written warranty of 2 years for fillings and 3 years for onlays, with one check-up and professional cleaning a year. It excludes new decay, knocks and grinding without a night guard. Your legal rights are not affected.',
  suits: [
    'White or brown spots, dark grooves, enamel that feels rough to the tongue.',
    'Sensitivity to sweet, cold or biting.',
    'Food that always catches in the same place, or floss that shreds.',
    'Old fillings that are cracked, open at the edges or decayed underneath.',
    'Teeth that are chipped or worn at the neck.',
  ],
  not_suits: [
    'Teeth with an infected nerve, which need root canal treatment first.',
    'Teeth that have lost several walls, for which a crown is more suitable.',
    'Roots cracked vertically or destroyed deep below the gum.',
    'Old fillings, amalgam included, that are intact: we do not replace them for colour alone without discussing how much tooth would go.',
  ],
  course: 'An ordinary filling',
  steps: [
    {
      title: 'Diagnosis',
      text: 'We examine clean, dry teeth, test the nerve and take a bitewing X-ray if needed. We say which lesions to treat and which to watch.',
    },
    {
      title: 'Anaesthetic and isolation',
      text: 'We numb the area, check that it works and place the rubber dam. For shallow lesions you may prefer to do without the injection.',
    },
    {
      title: 'Removing decay',
      text: 'We clean the margins completely; close to the nerve we stop short, so as not to open it. Where needed we add a protective layer.',
    },
    {
      title: 'Rebuilding the tooth',
      text: 'Adhesive and composite are placed in layers, and contact and contours rebuilt. For an onlay we scan the tooth and make a temporary.',
    },
    {
      title: 'Adjusting and polishing',
      text: 'We check the bite with coloured paper, polish, and show you how to clean the spot.',
    },
    {
      title: 'Prevention and review',
      text: 'We agree on toothpaste, cleaning between teeth and check-ups every 6–12 months, according to risk.',
    },
  ],
  pain: 'With local anaesthetic you feel pressure, vibration and cold water. After a deep filling, sensitivity to cold or biting usually lasts from a few days to 2–4 weeks and fades gradually. If that tooth meets first when you close, call us: the adjustment takes a few minutes.',
  healing:
    'The composite is hard when you leave, but wait for the numbness to pass, about 2–3 hours, before chewing, so as not to bite your cheek. For the first 24 hours after fillings in front teeth avoid coffee, tea and red wine. No time off work is needed.',
  risks: [
    'Temporary sensitivity to cold, air or biting.',
    'Irreversible inflammation of the nerve after deep decay; the tooth then needs root canal treatment.',
    'Fracture of the filling or of a thin wall.',
    'New decay at the margin, above all if cleaning and diet do not change.',
    'Staining of the edges over time, which can be polished.',
  ],
  alternatives: [
    {
      treatment: 'tratamente_endodontice',
      text: 'If the nerve is infected or the pain no longer settles, the canals are treated first.',
    },
    { treatment: 'coroane_dentare', text: 'When too few walls remain, a crown protects the tooth better.' },
    {
      treatment: 'pedodontie',
      text: 'In children, decay and prevention follow different rules and a different pace.',
    },
  ],
  urgent: [
    'Spontaneous, throbbing pain that wakes you at night or lingers for minutes after hot or cold.',
    'Swelling of the gum or cheek, or fever.',
    'A tooth broken by a knock: keep the fragment in milk or saline and call us.',
    'A lost filling or corner of a tooth, if the edge cuts or the tooth hurts.',
  ],
  questions: [
    {
      question: 'Does every cavity need drilling?',
      answer:
        'No. A lesion within the enamel, without a hole, can be halted with fluoride, cleaning between the teeth and fewer sweet snacks. We follow it at check-ups. We drill when there is a hole you cannot keep clean or when the lesion advances.',
    },
    {
      question: 'How long does a composite filling last?',
      answer:
        'In studies of back teeth over 10 years, 2.4%[^obturatii] of fillings failed each year on average. The size of the cavity, your bite, hygiene and how easily you get decay all count. Many worn fillings can be repaired in part rather than replaced, which spares the tooth.',
    },
    {
      question: 'Why does the tooth hurt after a filling when it did not before?',
      answer:
        'Cleaning deep decay irritates the pulp, and composite exerts a slight pull as it sets. As a rule this passes in a few weeks. Pain that grows, comes at night or lingers after heat needs to be checked.',
    },
    {
      question: 'Do amalgam fillings have to be replaced?',
      answer:
        'Not if they are intact. We replace them when there is decay beneath, a crack or an open edge. We no longer place amalgam, but removing it without reason costs sound tooth.',
    },
    {
      question: 'Can several cavities be treated in one visit?',
      answer:
        'Yes, commonly 2–3 teeth in the same area in a session of 60–90 minutes. We avoid numbing both sides of the lower jaw on the same day.',
    },
    {
      question: 'I am pregnant. Can decay be treated?',
      answer:
        'Yes. Necessary treatment can be done, most comfortably in the second trimester, with a suitable local anaesthetic. Pain and infection are treated in any trimester. Tell us the month and your medicines; we take X-rays only if they change the decision.',
    },
  ],
  footnotes: {
    obturatii: {
      definition:
        'Composite fillings in back teeth that had to be replaced, on average each year; 4.6% where decay comes easily.',
      period: '10 years; review of 12 studies, published in 2014',
      source: sources.opdam2014,
    },
  },
} satisfies TreatmentText
