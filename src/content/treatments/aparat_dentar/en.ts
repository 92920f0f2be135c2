import { city } from '../../en/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Braces and aligners in ${city}: a guide`),
    description:
      'Metal or ceramic braces and clear aligners for children and adults: how long treatment takes, how often you come in, the risks and what follows.',
    keywords: [
      `braces ${city}`,
      'adult orthodontics',
      'clear aligners',
      'children’s braces',
      'orthodontic retainer',
    ],
  },
  search_words: [
    'crooked teeth',
    'crowded teeth',
    'teeth overlapping',
    'buck teeth',
    'teeth stick out',
    'protruding teeth',
    'overbite',
    'underbite',
    'crossbite',
    'open bite',
    'bad bite',
    'gap between teeth',
    'gap in teeth',
    'twisted tooth',
    'straighten teeth',
    'straight teeth',
    'braces for adults',
    'braces for kids',
    'invisible braces',
    'clear aligners',
    'invisalign',
    'clear braces',
    'ceramic braces',
    'metal braces',
    'bracket came off',
    'broken bracket',
    'wire poking',
    'braces wire broke',
    'retainer',
    'retainer broke',
    'lost retainer',
    'orthodontist',
    'teeth moved after braces',
    'jaw sticks out',
  ],
  title: 'Braces and aligners',
  short_description:
    'Fixed braces and clear aligners move teeth gradually, with light forces, towards a balanced bite and teeth that are easier to clean.',
  full_description: [
    'A tooth is held in the bone by a thin ligament. A light, steady force makes the bone dissolve on one side and rebuild on the other, and the tooth moves. The process has its own biological pace: more force does not speed it up, and it can harm the root.',
    'Fixed braces, metal or ceramic, have brackets bonded to the teeth and a wire that guides them. Clear aligners are a series of thin trays, changed every 1–2 weeks and worn 20–22 hours a day. Each has the cases it handles well.',
    'For children, a first assessment is useful at around 7 years of age. Most of the time we simply follow growth; sometimes a removable appliance at the right moment makes later treatment easier. Adult teeth move too, as long as the gums and bone are healthy.',
    'Once the braces are off, teeth tend to drift back. So treatment continues with retention: a thin wire bonded behind the teeth, a night-time retainer, or both. Some patients need it for life.',
  ],
  features: [
    'A free first consultation with an examination and a written plan; X-rays are not included.',
    'Orthodontic records: panoramic and side-view X-rays, scans and photographs (charged separately).',
    'Metal or ceramic fixed braces, clear aligners and removable appliances for children.',
    'Check-ups every 4–8 weeks, booked ahead; with fixed braces each one is charged separately.',
    'A joint plan with the surgeon, gum specialist or prosthodontist when needed.',
    'Retainers (charged separately) and follow-up once the braces are off.',
  ],
  benefits: [
    'Aligned teeth are easier to brush and floss.',
    'Biting and chewing forces are shared more evenly.',
    'Room can be made for an implant or for less extensive dental work.',
    'Your own teeth are not cut down, apart from a little slimming between teeth in some cases.',
  ],
  technologies: [
    'Intraoral scanning and digital simulation of tooth movement.',
    'Side-view skull X-ray with cephalometric analysis.',
    'Orthodontic mini-implants for anchorage, in selected cases.',
    'Standardised photographs at each stage.',
  ],
  duration:
    'Usually 12–24 months, sometimes 6–9 months for small corrections; check-ups every 4–8 weeks, then retention.',
  success_rate:
    'We do not express it as a percentage: the result depends on the diagnosis, on wear and on retention. The aims are written in your plan and checked at the end.',
  warranty:
    'Written warranty: 1 year for the retainer wire and for defects of the appliance, if appointments and yearly cleaning are kept up. Lost appliances and drift without retention are not covered. Your legal rights are not affected.',
  suits: [
    'Crowded, gapped, rotated or displaced teeth.',
    'A deep, open, cross or reverse bite.',
    'Impacted teeth that can be brought into line.',
    'Children whose jaws are not growing in step, at the right age.',
    'Adults with healthy gums or stabilised gum disease.',
  ],
  not_suits: [
    'Active decay or inflamed gums: these are treated before braces.',
    'Gum disease that is not stable, with loose teeth.',
    'Hygiene that cannot be kept up around fixed braces.',
    'Large jaw differences in adults: the plan then includes jaw surgery.',
    'Aligners, if you cannot wear them 20–22 hours a day.',
  ],
  course: 'Fixed braces',
  steps: [
    {
      title: 'Consultation',
      text: 'We examine teeth, bite, gums and jaw joint. We find out what bothers you and whether the moment is right.',
    },
    {
      title: 'Case study',
      text: 'X-rays, scans and photographs. Within 1–2 weeks you receive the diagnosis, options, estimated length and cost, in writing.',
    },
    {
      title: 'Preparation',
      text: 'Professional cleaning and fillings first. If the plan calls for extractions or slight slimming of enamel between teeth, we explain it beforehand.',
    },
    {
      title: 'Fitting',
      text: 'Fixed braces take 60–90 minutes per arch to bond. With aligners, small composite points are bonded and you receive your first set.',
    },
    {
      title: 'Check-ups',
      text: 'Every 4–8 weeks we change the wire or check the aligners, repair what has come loose and check how clean your teeth are.',
    },
    {
      title: 'Removal and retention',
      text: 'We take off the braces, polish the teeth, bond the retainer wire and make the night-time retainer.',
    },
    {
      title: 'Follow-up',
      text: 'Check-ups at 1, 3, 6 and 12 months, then yearly. We look at the retainer each time.',
    },
  ],
  pain: 'Bonding braces needs no anaesthetic. For 2–5 days after fitting and after each adjustment, teeth are tender when you bite, and brackets may rub the lips. Soft food, orthodontic wax and, if needed, an ordinary painkiller help.',
  healing:
    'Cheeks and tongue adapt in 1–2 weeks. Aligners may change your speech slightly for a few days. While you wear fixed braces, avoid sticky and very hard food and brush after every meal, with interdental brushes around the brackets. After removal, swollen gum usually settles within a few weeks.',
  risks: [
    'White marks or decay around the brackets, if brushing falls short.',
    'Shortened roots[^root-resorption], usually slightly, rarely markedly.',
    'Gum inflammation and recession.',
    'Partial return of the teeth to where they were, mainly without retention.',
    'Loose brackets, poking wires, small cheek sores.',
    'A longer treatment than estimated, if visits are missed or teeth respond slowly.',
  ],
  alternatives: [
    {
      treatment: 'fatete_dentare',
      text: 'For small irregularities with a good bite; they change shape, not position, and need some enamel removed.',
    },
    {
      treatment: 'coroane_dentare',
      text: 'When crooked teeth also have large fillings and will need crowns anyway.',
    },
  ],
  urgent: [
    'You have swallowed or inhaled a piece; if you are coughing or short of breath, call 112.',
    'A wire has gone into the cheek or gum and you cannot move it.',
    'Swelling, fever or pain that wakes you at night.',
    'A blow to the teeth during treatment.',
    'The retainer wire has come loose: come within a few days, before teeth drift.',
  ],
  questions: [
    {
      question: 'Fixed braces or clear aligners?',
      answer:
        'Aligners come out for meals and brushing and show little, but they take discipline. Fixed braces work all the time and control some movements more closely, such as large rotations. We tell you which options are realistic for your diagnosis.',
    },
    {
      question: 'From what age can braces be fitted?',
      answer:
        'Fixed braces are usually fitted when most adult teeth are through, at around 11–13 years of age. A first assessment is wise at about 7. There is no upper age limit, provided the gums are healthy.',
    },
    {
      question: 'Will teeth have to be removed?',
      answer:
        'Sometimes, when a lot of space is missing or the profile calls for it. Often space comes from widening the arch, moving the molars or slimming enamel between teeth by a few tenths of a millimetre. The X-ray and analysis decide.',
    },
    {
      question: 'What if I miss appointments?',
      answer:
        'Treatment takes longer, and an active wire left unchecked can move teeth in ways that were not planned. If you are away for longer, tell us ahead and we adapt the plan.',
    },
    {
      question: 'How long do I wear a retainer?',
      answer:
        'The bonded wire usually stays for at least a few years, often much longer. The night-time retainer is worn every night in the first year, then less often, as your orthodontist decides. Teeth can move at any age.',
    },
  ],
  footnotes: {
    'root-resorption': {
      definition:
        'Comprehensive orthodontic treatment makes it more frequent and more marked, above all with heavy forces; a pause of 2–3 months may stop it.',
      period: 'Length of treatment; review published in 2010',
      source: sources.weltman2010,
    },
  },
} satisfies TreatmentText
