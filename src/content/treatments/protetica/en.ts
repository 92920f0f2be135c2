import { city } from '../../en/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Bridges and dentures in ${city}`),
    description:
      'Bridges, partial and full dentures and implant-supported work: how to choose, how many visits, how long it takes to adapt and how to care for them.',
    keywords: [
      `prosthodontics ${city}`,
      'dental bridge',
      'partial denture',
      'full denture',
      'replace missing teeth',
    ],
  },
  search_words: [
    'denture',
    'dentures',
    'broken denture',
    'denture broke',
    'denture repair',
    'denture hurts',
    'denture rubbing',
    'sore from denture',
    'loose denture',
    'loose dentures',
    'denture slips',
    'false teeth',
    'fake teeth',
    'plate',
    'partial',
    'partial denture',
    'full denture',
    'flexible denture',
    'dentures for parents',
    'dentures for my mother',
    'bridge',
    'dental bridge',
    'bridge fell out',
    'bridge came off',
    'loose bridge',
    'bridgework',
    'several missing teeth',
    'missing teeth',
    'replace several teeth',
    'reline',
    'denture adhesive',
    'grinding teeth',
    'grind my teeth',
    'clench',
    'clenching',
    'bruxism',
    'night guard',
    'mouth guard',
    'jaw clicks',
    'jaw pain',
    'tmj',
    'teeth worn down',
  ],
  title: 'Prosthodontics: bridges and dentures',
  short_description:
    'We replace missing teeth with bridges, removable dentures or teeth on implants, starting from what can be kept and from how you want to eat, speak and clean them.',
  full_description: [
    'Prosthodontics replaces missing teeth and restores the bite. When a tooth has been missing for a long time, its neighbours may tilt, the opposing tooth may drift into the gap, and chewing moves to the other side. Not every gap has to be closed, though: a missing last molar, for instance, can be left if everything else works.',
    'A bridge is fixed and rests on the neighbouring teeth, which have to be shaped. A removable partial denture, in acrylic or on a metal framework with clasps or attachments, comes out for cleaning. A full denture replaces all the teeth of an arch and holds by suction on the gum, better in the upper jaw than in the lower. Two implants in the lower jaw can steady a full denture noticeably.',
    'The choice depends on how many teeth remain and where, on gum and bone, on how easily you can clean the work, and on your budget. We set out at least two options with what each gains and gives up, including the option of doing nothing for now.',
  ],
  features: [
    'Free first consultation with an examination and a written, staged plan; X-rays are not included.',
    'Bite analysis on digital models or on an articulator.',
    'Bridges on teeth or implants, metal-framework and full dentures, relines and repairs.',
    'Temporary teeth during treatment wherever possible (charged separately).',
    'A wax or printed try-in, so that you see the shape before it is finished.',
    'Adjustment visits included for the first 3 months after delivery.',
  ],
  benefits: [
    'You chew on both sides again, and lips and cheeks regain their support.',
    'Speech improves after a period of adaptation.',
    'The remaining teeth share the load more evenly.',
    'There are solutions for different budgets and states of health, some without surgery.',
  ],
  technologies: [
    'Intraoral scanning or an individual functional impression, depending on the work.',
    'Bite registration with facebow and articulator for extensive cases.',
    'Milled or sintered cobalt-chromium frameworks.',
    'Denture bases milled or cured under pressure and heat.',
  ],
  duration:
    'Bridge: 3–4 visits over 3–4 weeks; partial or full denture: 4–6 visits over 3–6 weeks, plus 1–3 adjustment visits.',
  success_rate:
    'Bridges[^punti] on natural teeth: most are in function after 5 years. Dentures: we quote no percentage, as it depends on your bone and on how you adapt.',
  warranty:
    'A written warranty of 3 years for metal-ceramic bridges, 5 years for zirconia bridges and 2 years for dentures, with a yearly check-up. It excludes breakage from a fall, normal wear and relines. Your legal rights are not affected.',
  suits: [
    'One or more missing teeth whose neighbours need crowns anyway (a bridge).',
    'Several gaps or missing back teeth with stable front teeth (a metal-framework denture).',
    'The loss of all teeth in an arch (a full denture, with or without implants).',
    'Old dentures that rock, rub or no longer let you chew.',
    'People who cannot or prefer not to have surgery.',
  ],
  not_suits: [
    'A bridge where the neighbours are untouched and an implant is possible: we would be cutting sound teeth.',
    'A bridge across too long a gap or on loose teeth.',
    'Any final bridge or denture while there is decay, infection or active gum disease.',
    'A conventional full denture alone with a very strong gag reflex or a very shrunken lower ridge; we discuss implant support.',
  ],
  course: 'A bridge',
  steps: [
    {
      title: 'Assessment',
      text: 'We examine teeth, gums, bone and bite, and take photographs and the X-ray that is needed. We listen to what troubles you and what you expect.',
    },
    {
      title: 'Plan and options',
      text: 'You receive the options in writing with stages, time, costs and limits. There is no need to decide on the spot.',
    },
    {
      title: 'Preparing the mouth',
      text: 'We treat decay and gums and remove what cannot be kept. After extractions a final denture usually waits 2–3 months; meanwhile you wear a temporary one.',
    },
    {
      title: 'Impressions and bite',
      text: 'We scan or take impressions, then record the position in which the arches meet.',
    },
    {
      title: 'Try-ins',
      text: 'You see shape and colour in your mouth, and speak and smile with the try-in. This is the time for changes, not after delivery.',
    },
    {
      title: 'Fitting and learning',
      text: 'We cement the bridge or fit the denture and show you how to insert, remove and clean it.',
    },
    {
      title: 'Adjustments and review',
      text: 'A visit after 2–7 days for pressure spots, then yearly check-ups.',
    },
  ],
  pain: 'Shaping teeth for a bridge is done under local anaesthetic. A new denture may leave sore pressure spots in the first days; short adjustments put them right. Please do not file it yourself. If there is a sore, wear the denture for a few hours before the visit, so that we can see exactly where it presses.',
  healing:
    'With a bridge you settle in within days. With a denture, speech usually returns in 1–2 weeks and chewing in 4–8 weeks: begin with small pieces on both sides. Extra saliva is normal at first. As a rule, take the denture out at night so that the gum can rest.',
  risks: [
    'Decay or inflammation in the teeth that carry a bridge, sometimes with the loss of the whole bridge.',
    'Chipped ceramic or a bridge that comes loose.',
    'Pressure spots, sores and inflammation under a denture worn day and night or poorly cleaned.',
    'Gradual bone loss under a denture, with less stability and a reline needed from time to time.',
    'Fracture of a denture from a fall or from fatigue of the material.',
    'Difficult adaptation; some people never fully get used to a lower denture.',
  ],
  alternatives: [
    {
      treatment: 'implant_dentar',
      text: 'Replaces a tooth without cutting its neighbours, where bone and general health allow.',
    },
    {
      treatment: 'fast_fixed',
      text: 'A whole fixed arch on a few implants, for those who do not want a removable denture.',
    },
    { treatment: 'coroane_dentare', text: 'If the root is there and healthy, a crown may be enough.' },
  ],
  urgent: [
    'A sore under a denture that has not closed in 2 weeks, even if it does not hurt.',
    'Swelling, fever or severe pain at a tooth that carries a bridge.',
    'A loose bridge or broken denture: do not glue it at home, and bring every piece.',
    'If you have inhaled a fragment, call 112. If you have swallowed it, call us.',
  ],
  questions: [
    {
      question: 'Bridge or implant?',
      answer:
        'If the neighbours are whole, an implant leaves them alone. If they need crowns anyway, a bridge can be quicker and needs no surgery. Bone, general health and budget all count; we set them side by side in the plan.',
    },
    {
      question: 'Will I be without teeth during treatment?',
      answer:
        'In most situations, no. We make a temporary bridge or an immediate denture, fitted on the day of the extractions. It will need relining, because the gum changes shape in the first months.',
    },
    {
      question: 'Why does my lower denture move?',
      answer:
        'The lower jaw offers little surface, and tongue and cheeks push against it. As bone shrinks, the grip fades further. A reline helps, and two implants with attachments steady it far better.',
    },
    {
      question: 'How do I clean a denture?',
      answer:
        'Rinse it after meals. In the evening brush it with mild soap or a denture cleaner, not abrasive toothpaste, over a basin of water in case you drop it. Overnight it rests in clean water.',
    },
    {
      question: 'How long do bridges and dentures last?',
      answer:
        'In studies 89%[^punti-10] of bridges on natural teeth were still in place after 10 years. For dentures we give no number: the mouth changes, so a denture is relined and, in time, made again. The yearly check-up matters more than the material chosen.',
    },
    {
      question: 'I grind my teeth. What can be done?',
      answer:
        'First we protect the teeth with a night guard made to measure. It does not stop the habit, but it shields teeth, crowns and bridges. Crowns or veneers for worn teeth come only after that, and only if they are needed. The price of the guard is in the list.',
      link: { page: 'prices', text: 'The price list' },
    },
  ],
  footnotes: {
    punti: {
      definition:
        'Metal-ceramic and all-ceramic bridges supported by natural teeth still in function, with or without repairs.',
      period: '5 years; review published in 2015',
      source: sources.pjetursson2015,
    },
    'punti-10': {
      definition:
        'Bridges on natural teeth that are still in place; it does not mean that no complication occurred.',
      period: '10 years; review of 19 studies, published in 2004',
      source: sources.tan2004,
    },
  },
} satisfies TreatmentText
