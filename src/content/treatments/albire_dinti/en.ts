import { city } from '../../en/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Teeth whitening in ${city}: the facts`),
    description:
      'Whitening at the clinic or at home with trays: how it works, how many sessions, how long it lasts, who should not have it and what to do about sensitivity.',
    keywords: [
      `teeth whitening ${city}`,
      'in-office whitening',
      'whitening trays',
      'sensitive teeth after whitening',
    ],
  },
  search_words: [
    'yellow teeth',
    'teeth gone yellow',
    'whiter teeth',
    'white teeth',
    'whitening',
    'teeth bleaching',
    'bleach teeth',
    'coffee stains',
    'tea stains',
    'smoking stains',
    'tobacco stains',
    'discoloured teeth',
    'discolored teeth',
    'dull teeth',
    'brighten smile',
    'laser whitening',
    'home whitening',
    'whitening gel',
    'grey teeth',
    'wedding smile',
    'tetracycline stains',
    'zoom whitening',
  ],
  title: 'Teeth whitening',
  short_description:
    'A peroxide-based gel lightens natural teeth, at the clinic or at home, in trays made to fit your own teeth.',
  full_description: [
    'Most of a tooth’s colour comes from dentine, the layer beneath the enamel. Whitening gel releases oxygen, which passes through the enamel and breaks the pigments down into colourless compounds. The tooth is neither ground nor scratched.',
    'The result differs from person to person. Yellowish shades lighten more easily, greyish ones less, and bands caused by tetracycline take time and sometimes remain. The difference measured in our patients is up to 8 shades[^shades]; it is usually smaller.',
    'Whitening changes natural teeth only. Fillings, crowns and veneers keep their colour and can look darker afterwards. We tell you beforehand which of them would show and what replacing them would involve.',
    'We use products with no more than 6%[^eu-limit] hydrogen peroxide present or released, the European limit for whitening. European rules require an examination, a first application by the dentist or under direct supervision, and a minimum age of 18 years.',
  ],
  features: [
    'A free first consultation with an examination and a written plan; X-rays are not included.',
    'Professional cleaning first, so that the gel reaches clean enamel (charged separately).',
    'Your shade recorded and photographed before and after.',
    'Whitening at the clinic, at home with trays, or a combination.',
    'A protective barrier over the gums during the session at the clinic.',
    'A gel or paste for sensitivity, with written instructions.',
  ],
  benefits: [
    'Natural teeth become lighter without any grinding.',
    'Teeth keep their shape and surface.',
    'Trays can be reused for maintenance, when the dentist recommends it.',
    'The pace can be slowed if sensitivity appears.',
  ],
  technologies: [
    'A 16-step shade guide and photographs in the same light.',
    'Hydrogen or carbamide peroxide gels within the European limit.',
    'Individual trays made from an intraoral scan.',
  ],
  duration:
    'At the clinic: 1–3 sessions of 60–90 minutes and a check-up, over 2–4 weeks. At home: 2–3 weeks, with 2–3 visits.',
  success_rate:
    'Up to 8 shades[^shades] lighter; the usual result is smaller and depends on the colour you start from.',
  warranty:
    'Trays carry a written 1-year warranty for manufacturing defects, with a yearly check-up. The shade is not covered: it depends on the tooth, on food and drink, and on smoking. Your legal rights are not affected.',
  suits: [
    'You are over 18 and your natural teeth have yellowed with age, coffee, tea, wine or tobacco.',
    'Your teeth and gums are healthy.',
    'One tooth has darkened after root canal treatment: internal whitening exists.',
    'You are about to have fillings or veneers at the front and want a lighter shade first.',
  ],
  not_suits: [
    'Under 18 years of age.',
    'Pregnancy and breastfeeding: postponed as a precaution.',
    'Decay, cracks, leaking fillings or inflamed gums: these are treated first.',
    'Very sensitive teeth or large areas of exposed root.',
    'Many visible crowns or veneers, which do not change colour.',
    'An allergy to peroxides.',
  ],
  course: 'Whitening in the clinic, up to the check-up',
  steps: [
    {
      title: 'Consultation',
      text: 'We look for the cause of the colour, check for decay, cracks and gum problems, and record your shade. We tell you what result is realistic.',
    },
    {
      title: 'Cleaning',
      text: 'We remove tartar and surface stains. Sometimes that change is enough and no whitening is needed.',
    },
    {
      title: 'Whitening at the clinic',
      text: 'We protect the gums and lips, apply the gel in 2–4 rounds of 15–20 minutes, then check the shade.',
    },
    {
      title: 'Whitening at home',
      text: 'You receive made-to-measure trays and the gel. The first application is at the clinic. Then you wear them daily for 2–3 weeks, following written instructions.',
    },
    {
      title: 'Check-up',
      text: 'The colour settles about 2 weeks after you finish. We measure it, compare it with the first photograph and agree on maintenance.',
    },
  ],
  pain: 'Applying the gel needs no anaesthetic. More than 50%[^sensitivity] of patients notice sensitivity to cold or short twinges during treatment or just after it. These usually pass in 1–3 days. We space out applications, use a desensitising gel and, if needed, stop the treatment.',
  healing:
    'You can go straight back to work. For the first 48 hours avoid coffee, tea, red wine, coloured sauces and tobacco, because enamel takes up pigments more easily. Gum whitened by the gel recovers within hours or days. The shade drops a little in the first 2 weeks, then settles.',
  risks: [
    'Sensitivity to cold, common and passing.',
    'Irritation of the gums or lips, if the gel touches them.',
    'A smaller or less even result than expected, especially on teeth with white spots or bands.',
    'A colour difference against fillings, crowns and veneers.',
    'With internal whitening of a tooth without a nerve: rarely, root resorption years later.',
  ],
  alternatives: [
    {
      treatment: 'fatete_dentare',
      text: 'When the colour does not respond to whitening, or you would also like to change the shape.',
    },
    {
      treatment: 'odontoterapie',
      text: 'When stains come from decay or old fillings, these are replaced.',
    },
    {
      treatment: 'parodontologie',
      text: 'When the colour comes from tartar and surface stains, a professional cleaning may be enough.',
    },
  ],
  urgent: [
    'Strong, spontaneous pain that lasts longer than 24 hours.',
    'A gum burn or sore that is not improving after 2 days.',
    'Swollen lips, hives or itching after the gel; if breathing is difficult, call 112.',
    'You have swallowed a large amount of gel.',
  ],
  questions: [
    {
      question: 'How long does the result last?',
      answer:
        'From a few months to a few years; the colour fades gradually. It depends on coffee, tea, red wine and tobacco. If you have kept your trays, a top-up of a few days is possible after a check-up, at the interval your dentist sets.',
    },
    {
      question: 'Does whitening damage enamel?',
      answer:
        'Used correctly, within the 6%[^eu-limit] limit and on healthy teeth, no clinically important loss of enamel has been seen. The surface can be more sensitive for a few days. Too many applications, or products used without supervision, are what can do harm.',
    },
    {
      question: 'Does a lamp make whitening more effective?',
      answer:
        'Studies show no clear, lasting gain from the light. What matters is the gel, the contact time and the starting colour. So we do not offer the lamp as a reason to choose a treatment.',
    },
    {
      question: 'At the clinic or at home?',
      answer:
        'At the clinic the change shows sooner and everything is supervised. At home it is slower, usually with less sensitivity and a similar result in the end. The two can also be combined.',
    },
    {
      question: 'Can I whiten if my teeth are sensitive?',
      answer:
        'It depends on the cause. First we treat decay, exposed roots and gums. Then we can use a weaker gel, fewer applications and a few weeks of desensitising beforehand. Sometimes we will advise against it.',
    },
  ],
  footnotes: {
    shades: {
      definition:
        'Largest difference, in steps on a 16-step shade guide ordered by lightness, between the first visit and the check-up after 2 weeks.',
      period: 'Treatments completed in 2022–2025',
      source:
        'The clinic’s whitening register: the shade noted in the chart before and after each completed treatment',
    },
    'eu-limit': {
      definition:
        'Maximum concentration of hydrogen peroxide, present or released, permitted in tooth-whitening products supplied through a dentist.',
      period: 'Limit applied in the European Union since 31\u00a0October\u00a02012',
      source: 'Regulation (EC) 1223/2009, Annex III, entry 12',
    },
    sensitivity: {
      definition:
        'Share of patients who report sensitivity of any degree during whitening or in the following days. It differs widely between studies.',
      period: 'During whitening and just after it; published in 2016',
      source: sources.rezende2016,
    },
  },
} satisfies TreatmentText
