import { city } from '../../en/city.ts'
import { needsTreatment } from '../../offered-words.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Dental crowns in ${city}`),
    description:
      'When a tooth needs a crown, which materials there are, how many visits it takes, how long it lasts and what the written warranty asks of you.',
    keywords: [
      `dental crowns ${city}`,
      'porcelain-fused-to-metal crown',
      'all-ceramic crown',
      'tooth crown',
      'crown after root canal',
    ],
  },
  search_words: [
    'crown',
    'crowns',
    'cap',
    'tooth cap',
    'cap fell off',
    'crown fell off',
    'crown came off',
    'lost crown',
    'loose crown',
    'broken crown',
    'glue crown back',
    'recement crown',
    'temporary crown',
    'temporary crown fell off',
    'cracked tooth',
    'broken tooth',
    'tooth broke',
    'broken molar',
    'tooth broke in half',
    'split tooth',
    'fractured tooth',
    'weak tooth',
    'porcelain crown',
    'porcelain chipped',
    'ceramic crown',
    'metal crown',
    'cover a tooth',
    'crown after root canal',
    'swallowed crown',
  ],
  title: 'Dental crowns',
  short_description:
    'A crown covers and protects a tooth weakened by decay, a fracture or root canal treatment. We choose the material together, according to the tooth’s position and the chewing forces.',
  full_description: [
    'A crown encases the visible part of the tooth down to the gum line and takes the force of chewing in place of thin walls that might break. It is indicated above all for root-filled molars and premolars, for teeth with very large fillings, and for broken teeth whose root is healthy.',
    `There are metal-ceramic crowns, pressed ceramic (lithium disilicate) crowns and zirconia crowns. Metal-ceramic is strong and well understood but can leave a dark line at the gum. Pressed ceramic lets light through and suits front teeth. Zirconia suits places where forces are high${needsTreatment('coroane_zirconiu', '; it has a page of its own').join('')}.`,
    'For a crown the tooth has to be shaped, and enamel that is removed does not grow back. So we first check whether an onlay or a veneer, which take away less, would be enough. A crown needs at least 1.5–2 mm of sound tooth above the gum all the way round; where that is missing we discuss other solutions.',
  ],
  features: [
    'Free first consultation with an examination and a written plan; X-rays are not included.',
    'A check of the root, nerve and gum before any drilling.',
    'Rebuilding the core in composite, with a glass-fibre post only when it is needed (charged separately).',
    'A temporary crown while the laboratory works, so that you can eat and smile (charged separately).',
    'A try-in before cementing: shape, colour, contacts and bite.',
    'A record of the crown, with material and batch, to take home.',
  ],
  benefits: [
    'Lowers the risk that a root-filled tooth fractures under chewing forces.',
    'Restores shape and contact with the neighbours, so food is less likely to lodge between teeth.',
    'Restores the look of a darkened or heavily worn tooth.',
    'Keeps your own root, without surgery.',
  ],
  technologies: [
    'Digital impression with an intraoral scanner; a conventional one where the margin lies deep under the gum.',
    'Computer-aided design and milling, or pressed ceramic layered by hand in the laboratory.',
    'Adhesive or conventional cementation, depending on the material.',
    'Standardised photography for choosing the colour.',
  ],
  duration: '2–3 visits of 45–90 minutes over 2–3 weeks; the laboratory needs 7–10 working days.',
  success_rate:
    'More than 90%[^supravietuire] of crowns on natural teeth are still in place and working after 5 years.',
  warranty:
    'A written warranty of 3 years for metal-ceramic and 5 years for all-ceramic crowns, with one check-up and professional cleaning a year; it excludes knocks and not wearing a night guard we advised. Your legal rights are not affected.',
  suits: [
    'Root-filled molars and premolars with thin walls.',
    'Teeth with large, repeatedly replaced fillings, or cracks that hurt on biting.',
    'Fractured or heavily worn teeth with a healthy root and gum.',
    'Old crowns with exposed edges, decay underneath or broken ceramic.',
  ],
  not_suits: [
    'Teeth that a filling, an onlay or a veneer can restore.',
    'A vertically cracked root, or an untreated infection.',
    'Active gum disease: the gum is treated first, then the crown is made.',
    'Teeth with too little left above the gum, unless height can be gained.',
  ],
  course: 'One crown',
  steps: [
    {
      title: 'Assessment',
      text: 'An X-ray, a nerve test and gum measurements. We establish whether a crown is needed, in which material and at what cost.',
    },
    {
      title: 'Preparing the tooth',
      text: 'We remove decay and old fillings, rebuild what is missing and, where necessary, carry out root canal treatment first.',
    },
    {
      title: 'Shaping and impression',
      text: 'Under local anaesthetic the tooth is reduced by about 1–2 mm. We then scan it or take an impression and choose the colour in daylight.',
    },
    {
      title: 'Temporary crown',
      text: 'You wear it for 1–2 weeks. Avoid sticky food and pull floss out sideways rather than up. If it comes loose, call us.',
    },
    {
      title: 'Try-in and cementing',
      text: 'We check margins, contacts and bite. You look in the mirror, and only once you agree do we cement it.',
    },
    {
      title: 'Check-ups',
      text: 'A short review after 2–4 weeks, then one check-up a year with a professional cleaning.',
    },
  ],
  pain: 'The tooth is shaped under local anaesthetic. Afterwards the gum may be tender for 1–3 days. A living tooth may react to cold for some weeks; this usually fades. If it hurts to bite, the crown is most often slightly too high, and an adjustment of a few minutes puts it right.',
  healing:
    'There is no healing period as such. You can eat once the anaesthetic wears off, and chew normally on the final crown after 24 hours. The gum settles around the margin in 2–4 weeks. From then on it is brushing, floss or an interdental brush along the margin that counts.',
  risks: [
    'Sensitivity or inflammation of the nerve after shaping; over the years some living teeth come to need root canal treatment.',
    'Chipping of the ceramic, above all in people who grind their teeth.',
    'The crown coming loose; often it can be re-cemented.',
    'Decay at the margin where cleaning is not thorough enough.',
    'Gum recession over time, which exposes the edge.',
  ],
  alternatives: [
    {
      treatment: 'coroane_zirconiu',
      text: 'For molars, and for those who want a metal-free crown where chewing forces are high.',
    },
    {
      treatment: 'odontoterapie',
      text: 'If the walls of the tooth are still thick, a filling or an onlay needs less drilling.',
    },
    {
      treatment: 'fatete_dentare',
      text: 'For front teeth that are nearly whole and need only a change of shape or colour.',
    },
  ],
  urgent: [
    'Severe, throbbing pain, or pain that wakes you at night.',
    'Swelling of the gum or cheek beside the crowned tooth.',
    'A crown that has come off: keep it, do not use household glue and call us; if you have inhaled it, call 112.',
  ],
  questions: [
    {
      question: 'How long does a crown last?',
      answer:
        'More than 90%[^supravietuire] of crowns are working after 5 years, which is as far as most studies follow them; many last longer. It depends on how much sound tooth there was, on hygiene, grinding and check-ups. When a crown has to be replaced, the usual reason is decay at its edge rather than worn material.',
    },
    {
      question: 'Does every root-filled tooth need a crown?',
      answer:
        'No. A front tooth with a small access cavity can do well with a filling. Molars and premolars that have lost side walls are better protected by a crown or an onlay.',
    },
    {
      question: 'Does the nerve have to be removed first?',
      answer:
        'Not as a rule. If the nerve is healthy, we keep it. Root canal treatment is done only when there are signs of disease or too little tooth remains for support.',
    },
    {
      question: 'Will people notice that it is a crown?',
      answer:
        'Colour and shape are matched to the neighbouring teeth, with a try-in before cementing. A single front tooth takes more patience and sometimes an extra try-in. A small difference may remain in certain light.',
    },
    {
      question: 'I grind my teeth. Can I have a crown?',
      answer:
        'Yes, with a material chosen accordingly and a night guard. The guard is one of the warranty conditions, because without it ceramic may chip.',
    },
  ],
  footnotes: {
    supravietuire: {
      definition:
        'Metal-ceramic and all-ceramic crowns still on their natural teeth, with or without repairs: 92–97% depending on the material.',
      period: '5 years; review published in 2015',
      source: sources.sailer2015,
    },
  },
} satisfies TreatmentText
