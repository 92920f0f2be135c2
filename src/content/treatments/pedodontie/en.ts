import { city } from '../../en/city.ts'
import { urgentAdvice } from '../../en/urgent-advice.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Children’s dentist in ${city}`),
    description: `First visits, sealants, fluoride, decay in milk teeth and knocks: how we work with children in ${city} and what you can do at home.`,
    keywords: [
      `children’s dentist ${city}`,
      'paediatric dentistry',
      'milk teeth decay',
      'fissure sealants',
      'fluoride varnish',
    ],
  },
  search_words: [
    'child',
    'children',
    'kids',
    'kid',
    'my son',
    'my daughter',
    'toddler',
    'baby',
    'baby teeth',
    'baby tooth',
    'milk tooth',
    'milk teeth',
    'child toothache',
    'kids dentist',
    'pediatric dentist',
    'paediatric dentist',
    'childrens dentist',
    'child cavity',
    'kid has cavities',
    'child afraid of dentist',
    'kid scared of dentist',
    'child fell and broke tooth',
    'child knocked tooth',
    'baby tooth knocked',
    'black teeth toddler',
    'teething',
    'first dentist visit',
    'first visit',
    'fluoride',
    'sealants',
    'thumb sucking',
    'dummy',
    'pacifier',
    'bottle caries',
    'adult tooth behind baby tooth',
    'shark teeth',
    'baby tooth will not fall out',
    '3 year old',
    '6 year old',
    'autistic child',
  ],
  title: 'Children’s dentistry',
  short_description:
    'Care for children’s teeth from the first tooth to the age of 18: prevention, treatment of decay, help after knocks. At the child’s pace, with a parent close by.',
  full_description: [
    'Milk teeth come through between 6 months and 3 years and are replaced between 6 and 12. Their enamel is thinner and their nerve larger than in adult teeth, so decay reaches the nerve quickly. They hold the space for adult teeth and help with speech and chewing, which makes them worth treating even though they will fall out.',
    'Around the age of 6 the first adult molar appears behind the last milk tooth. It replaces no other tooth and is easily overlooked. Its deep grooves hold plaque, and sealing them is a well-documented preventive measure.',
    'A child needs trust before any instrument. We show, explain in words that fit, and only then do. The first visit is often just a matter of getting to know each other. We do not force anything: where there is no pain or infection we can slow the decay and come back when the child is ready.',
  ],
  features: [
    'Free first consultation with an examination and a written plan; X-rays are not included.',
    'The first consultation, advised before the first birthday, is also for getting to know us. Settling-in visits after it are charged separately.',
    'A look at decay risk, brushing and diet, without blame.',
    'Fissure sealants, fluoride varnish and gentle cleaning.',
    'Fillings, preformed children’s crowns and nerve treatment of milk teeth.',
    'Space maintainers, and monitoring of new teeth together with the orthodontist.',
  ],
  benefits: [
    'Your child knows the practice before anything hurts.',
    'Decay is found while it is small and treatment is short.',
    'Room for the adult teeth is preserved.',
    'Parents leave with a clear plan for home: toothpaste, amount, frequency, snacks.',
  ],
  technologies: [
    'Numbing gel before the local anaesthetic, which is given slowly.',
    'Rubber dam isolation when the child accepts it.',
    'Resin infiltration and silver diamine fluoride for selected lesions, with parental consent.',
    'Low-dose digital X-rays, only when indicated.',
  ],
  duration:
    'Visits of 20–40 minutes. A sealant takes 10–15 minutes per tooth, a filling 20–40 minutes. Check-ups every 3–6 months, according to risk.',
  success_rate:
    'After 2 years 81–95%[^sigilari] of sealed adult molars are free of decay, against 30–84%[^sigilari] of unsealed ones; the difference depends on the child’s risk.',
  warranty:
    'Sealants are redone at no charge for 12 months, and fillings in milk teeth carry a written warranty of 12 months or until the tooth is shed, provided the agreed check-ups are kept. Your legal rights are not affected.',
  suits: [
    'Babies from the first tooth, for a first look and advice.',
    'Children with white or brown spots, or decay in milk teeth.',
    'Children aged 6–7 and 11–13, when adult molars come through, for sealants.',
    'Children who have knocked their teeth.',
    'Anxious children who need a few visits to settle in.',
  ],
  not_suits: [
    'Very young children with extensive decay who cannot cooperate: we refer them to a hospital service with general anaesthesia.',
    'Milk teeth due to be shed within months that cause no trouble: we watch them.',
    'Complex general illness, until we have spoken with the paediatrician.',
  ],
  course: 'A filling in a milk tooth',
  steps: [
    {
      title: 'First meeting',
      text: 'Your child sees the chair, the mirror and the light, and we count the teeth. Sitting on a parent’s lap is quite all right.',
    },
    {
      title: 'Assessment and plan',
      text: 'We establish decay risk and the order of treatment. You receive plan and costs in writing and sign the consent.',
    },
    {
      title: 'Prevention',
      text: 'Cleaning, fluoride varnish, sealants. We practise brushing with your child and with you.',
    },
    {
      title: 'Short treatments',
      text: 'We begin with the easiest. Local anaesthetic is used when needed, and we pause at the child’s signal.',
    },
    {
      title: 'At home',
      text: 'Toothpaste with at least 1,000 ppm fluoride: a smear up to the age of 3, a pea-sized amount after that. An adult brushes or checks until about 8.',
    },
    {
      title: 'Check-ups',
      text: 'Every 3–6 months, following the new teeth and, from about 7, with a first orthodontic assessment.',
    },
  ],
  pain: 'Sealants and fluoride varnish involve no injection. For deep decay we use a numbing gel and then a slow local anaesthetic; the child feels a pinch and some pressure. We tell the truth in words that fit and do not promise that nothing will be felt. Watch your child for 2–3 hours afterwards, so that the numb lip is not bitten.',
  healing:
    'After fillings your child can eat as soon as the numbness wears off. After fluoride varnish avoid hard food for a few hours and brushing until the next morning, or as the leaflet says. After an extraction: 24 hours without rinsing or straws, soft food, and pain relief suited to the child’s weight.',
  risks: [
    'Biting the lip or cheek while it is numb.',
    'Loss of a sealant or filling, replaced at a check-up.',
    'Renewed infection of a nerve-treated milk tooth, sometimes leading to extraction.',
    'Permanent black staining of the lesion after silver diamine fluoride.',
    'More fear if treatment is rushed, which is why we sometimes stop.',
  ],
  alternatives: [
    { treatment: 'odontoterapie', text: 'For teenagers and adults, decay in adult teeth is treated here.' },
    {
      treatment: 'aparat_dentar',
      text: 'If teeth crowd or the bite is crossed, an orthodontic assessment comes next.',
    },
  ],
  urgent: [
    urgentAdvice.knockedOut,
    'A swollen cheek or a fever.',
    'A child with a fever or a swollen cheek who is listless or refuses to drink: go to an emergency department now, at any hour.',
    'A blow to the head with loss of consciousness or vomiting: call 112.',
  ],
  questions: [
    {
      question: 'When should my child come for the first time?',
      answer:
        'When the first tooth appears, or by the first birthday. The visit is short: we look, and talk about brushing, bottles and dummies. The practice becomes a familiar place rather than one linked with pain.',
    },
    {
      question: 'Why treat teeth that will fall out anyway?',
      answer:
        'The last milk molars stay until the age of 10–12. Untreated decay hurts, becomes infected and may harm the adult tooth below; and if the tooth is lost early, its space is lost too.',
    },
    {
      question: 'Is fluoride safe for children?',
      answer:
        'Yes, in the amount that suits their age. Use a thin layer of toothpaste and let the child spit out the rest. Swallowed often and in quantity, fluoride can mark adult teeth, so an adult should dispense the paste.',
    },
    {
      question: 'May I stay with my child?',
      answer:
        'Yes. We only ask that one voice explains at a time and that words such as “needle” or “it won’t hurt” are avoided. With older children we agree together whether they prefer to come in alone.',
    },
    {
      question: 'Do you work under general anaesthetic?',
      answer:
        'Not at the clinic. If a child needs a lot of treatment and cannot cooperate, we explain the options and refer you to a hospital with a paediatric anaesthesia team, then take over the check-ups.',
    },
    {
      question: 'Which snacks are suitable?',
      answer:
        'Between meals: water, whole fruit, vegetables, cheese, and nuts at the right age. Frequency counts most: sweets nibbled all day do more harm than a dessert after a meal. At night, water only.',
    },
  ],
  footnotes: {
    sigilari: {
      definition:
        'Adult molars without decay of the biting surface, sealed with resin and unsealed, in children at low risk (95% against 84%) and at high risk (81% against 30%).',
      period: '2 years; review published in 2017',
      source: sources.ahovuo2017,
    },
  },
} satisfies TreatmentText
