import { city } from '../../en/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Zirconia crowns in ${city}`),
    description:
      'Metal-free zirconia crowns: which teeth they suit, monolithic or layered, how many visits they take, their risks and the written warranty.',
    keywords: [
      `zirconia crowns ${city}`,
      'monolithic zirconia crown',
      'metal-free crown',
      'layered zirconia',
      'molar crown',
    ],
  },
  search_words: [
    'zirconia',
    'zirconium',
    'zircon',
    'zirconia crown',
    'metal free',
    'no metal crown',
    'metal allergy',
    'white crown',
    'dark line at gum crown',
    'black line around crown',
    'grey gum near crown',
    'front tooth crown',
    'strong crown',
    'natural looking crown',
    'zirconia or porcelain',
    'zirconia bridge',
    'emax or zirconia',
  ],
  title: 'Zirconia crowns',
  short_description:
    'Metal-free crowns milled from a block of zirconium dioxide. They withstand high forces, the gum tolerates them well and they call for careful but moderate shaping of the tooth.',
  full_description: [
    'What is called zirconia is zirconium dioxide, a white and very hard ceramic. The crown is designed on a computer, milled from a pre-sintered block and hardened in a furnace. It contains no metal, leaves no grey line at the gum and, when well polished, holds little plaque.',
    'There are two kinds. A monolithic crown is one solid piece: it needs less room and has no ceramic layer to chip, so we prefer it for molars. A layered crown has a zirconia core under a ceramic layer that adds shading and translucency; it looks more natural at the front, but that layer can chip.',
    'The more translucent zirconia used for front teeth is also weaker than the opaque kind. The choice depends on the tooth, the space, your bite and the colour beneath: a very dark prepared tooth or a metal post needs a more opaque material. We show you samples and say plainly when lithium disilicate would serve you better.',
  ],
  features: [
    'Free first consultation with an examination and a written plan; X-rays are not included.',
    'The type of zirconia chosen for the tooth and the bite.',
    'A digital impression, and a temporary crown until the final one is ready (the temporary is charged separately).',
    'A try-in of shape and colour before cementing.',
    'Fine polishing after every adjustment, to protect the opposing tooth.',
    'A record of the crown with material type and batch.',
  ],
  benefits: [
    'High flexural strength, useful on molars and under heavy chewing forces.',
    'No metal: the edge stays discreet even if the gum recedes a little.',
    'The gum tolerates the polished surface well.',
    'The monolithic form can be thin, which preserves more of the tooth.',
  ],
  technologies: [
    'Intraoral scanner and digital crown design.',
    'Computer-controlled milling and sintering in the laboratory.',
    'Gentle air abrasion and a phosphate-monomer primer for adhesive cementation on short prepared teeth.',
    'Thin articulating paper and polishers made for hard ceramics.',
  ],
  duration: '2–3 visits of 45–90 minutes over 2–3 weeks; the laboratory takes 7–10 working days.',
  success_rate: 'More than 90%[^zirconiu] of zirconia crowns on natural teeth are in function after 5 years.',
  warranty:
    'A written 5-year warranty on the crown, with one check-up and professional cleaning a year and a night guard worn if advised. It excludes knocks, later decay and work altered elsewhere. Your legal rights are not affected.',
  suits: [
    'Molars and premolars weakened by large cavities or root canal treatment.',
    'People who grind their teeth and agree to wear a night guard.',
    'People with a proven allergy to metals in dental alloys.',
    'Dark prepared teeth that a more opaque material has to mask.',
    'Crowns on implants and short bridges, once the bite has been assessed.',
  ],
  not_suits: [
    'Teeth that a filling, an onlay or a veneer can restore conservatively.',
    'Very short prepared teeth without grip, where adhesive cementation cannot be kept dry.',
    'Very translucent front teeth, for which lithium disilicate is sometimes the better match.',
    'Untreated gum disease or root infection.',
  ],
  course: 'One zirconia crown',
  steps: [
    {
      title: 'Assessment and choice',
      text: 'An X-ray and a check of nerve, gum and bite. We compare zirconia with the other materials and write the plan.',
    },
    {
      title: 'Preparing the tooth',
      text: 'Under local anaesthetic the tooth is reduced by 0.5–1.5 mm, with rounded edges that suit ceramic.',
    },
    {
      title: 'Scan and temporary',
      text: 'We scan the tooth, the opposing arch and the bite, photograph the colour and fit a temporary crown.',
    },
    {
      title: 'Laboratory',
      text: 'The crown is designed, milled and sintered, then stained or layered. This takes 7–10 working days.',
    },
    {
      title: 'Try-in and cementing',
      text: 'We check margin, contacts and colour. With your agreement we cement the crown, adjust the bite and polish.',
    },
    {
      title: 'Follow-up',
      text: 'A review after 2–4 weeks, then once a year together with a professional cleaning.',
    },
  ],
  pain: 'Preparation is done under local anaesthetic; you feel pressure and vibration. The gum may be tender for a few days, and a living tooth may react to cold for 2–4 weeks. Pain on biting usually means one contact is too high: call us and we adjust it, rather than waiting for it to wear in.',
  healing:
    'You leave with the tooth covered, by a temporary or a final crown. Chew normally on the cemented crown after 24 hours. The gum calms down in 2–4 weeks. Care is the same as for your own teeth: brush twice a day and clean between the teeth daily.',
  risks: [
    'Chipping of the ceramic layer on layered crowns.',
    'Fracture of the crown, rare but possible when it is too thin or takes a knock; it is usually remade.',
    'The crown coming loose from a short prepared tooth.',
    'Inflammation of the nerve after shaping, at times with later root canal treatment through the crown.',
    'Wear of the opposing tooth if the surface is left rough after adjustment.',
    'Decay at the margin where cleaning is not thorough enough.',
  ],
  alternatives: [
    {
      treatment: 'coroane_dentare',
      text: 'Metal-ceramic or lithium disilicate crowns may suit better, depending on the tooth.',
    },
    {
      treatment: 'odontoterapie',
      text: 'An onlay covers only the weakened part of the tooth and needs less drilling.',
    },
    {
      treatment: 'implant_dentar',
      text: 'If the root can no longer carry a crown, we discuss removing it and placing an implant.',
    },
  ],
  urgent: [
    'Throbbing pain, swelling or fever linked to the crowned tooth.',
    'A loose or cracked crown: keep the pieces and call us the same day.',
    'If you have inhaled a crown or a fragment, call 112.',
  ],
  questions: [
    {
      question: 'Is zirconia a metal?',
      answer:
        'Not in the form used here. Zirconium the element is a metal, but the crown is made of zirconium dioxide, a ceramic. It has no metallic shine, and allergic reactions are very rare.',
    },
    {
      question: 'Monolithic or layered?',
      answer:
        'For molars we prefer monolithic, because there is no layer to chip. At the front, layering can render translucency better. Sometimes we layer only the visible face and leave zirconia on the biting surfaces.',
    },
    {
      question: 'Will it wear down the teeth opposite?',
      answer:
        'Well-polished zirconia wears opposing enamel very little. Trouble starts when a surface is left rough after an adjustment. That is why we polish after every correction and look again at the yearly check-up.',
    },
    {
      question: 'How long does it last?',
      answer:
        'More than 90%[^zirconiu] are in function after 5 years; with good hygiene and check-ups many last longer. Very long-term data are fewer than for metal-ceramic crowns, because the material is more recent. The written warranty is 5 years.',
    },
    {
      question: 'Can the colour be changed later?',
      answer:
        'No, a crown does not bleach. If you would like lighter teeth, have whitening first, wait about 2 weeks, and we choose the colour of the crown after that.',
    },
  ],
  footnotes: {
    zirconiu: {
      definition: 'Zirconia crowns still on their natural teeth; in older studies most of them are layered.',
      period: '5 years; review published in 2015',
      source: sources.sailer2015,
    },
  },
} satisfies TreatmentText
