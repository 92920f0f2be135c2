import { city } from '../../en/city.ts'
import { urgentAdvice } from '../../en/urgent-advice.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Root canal treatment in ${city}, step by step`),
    description:
      'Root canal treatment under a microscope: when it is needed, the visits, how you may feel afterwards, the risks and why the tooth then needs covering.',
    keywords: [
      `root canal ${city}`,
      'microscope endodontics',
      'root canal retreatment',
      'toothache',
      'pulpitis',
    ],
  },
  search_words: [
    'toothache',
    'tooth hurts',
    'my tooth hurts',
    'tooth pain',
    'teeth hurt',
    'severe pain',
    'pain at night',
    'cannot sleep tooth',
    'throbbing tooth',
    'throbbing',
    'pulsing pain',
    'hurts with hot',
    'sensitive to heat',
    'pain that lingers',
    'hurts when I bite',
    'pain when chewing',
    'nerve',
    'nerve pain',
    'kill the nerve',
    'dead tooth',
    'dead nerve',
    'tooth turned black after knock',
    'tooth turned grey after a knock',
    'abscess',
    'tooth abscess',
    'pus',
    'swelling',
    'swollen face',
    'swollen cheek',
    'swollen jaw',
    'face swollen',
    'infected tooth',
    'tooth infection',
    'gum boil',
    'pimple on gum',
    'bump on gum',
    'cyst',
    'root canal',
    'rootcanal',
    'root canal failed',
    'retreatment',
    'painkillers not working',
    'unbearable pain',
    'emergency',
    'earache tooth',
    'pain',
    'ache',
    'molar hurts',
  ],
  title: 'Root canal treatment',
  short_description:
    'Cleaning and sealing the canals in the root when the tooth’s nerve is inflamed or infected, so that the tooth can be kept.',
  full_description: [
    'Inside a tooth is the pulp: nerves, blood vessels and soft tissue that run down thin canals to the tip of the root. Deep decay, a crack or a blow can inflame or infect it. When the pulp can no longer recover, the canals have to be cleaned.',
    'The treatment removes the diseased pulp, disinfects the canals and seals them. A front tooth usually has one canal, a premolar one or two, a molar three or four. Canals can be curved, very narrow or branched; the microscope helps us find them.',
    'A treated tooth no longer feels cold or heat, but it stays anchored in the bone and works as before. Its walls are thinner, though. So molars and premolars in particular should be protected with a crown or an onlay, preferably within 30 days.',
    'If an older root canal treatment has failed, the canals can be reopened and cleaned again. Retreatment takes longer and has lower odds than the first time: in studies most teeth heal, though not all. We set this out openly, together with the other options.',
  ],
  features: [
    'A free first consultation with an examination and a written plan; X-rays are not included.',
    'Work under magnification, with a microscope throughout.',
    'The tooth isolated with rubber dam, a sheet that keeps saliva out of the canal.',
    'A small CBCT scan only when an ordinary X-ray is not enough.',
    'Prompt appointments for acute pain, during opening hours.',
    'A check-up X-ray at 12 months (charged separately).',
  ],
  benefits: [
    'You keep your own tooth.',
    'Pain from an inflamed nerve usually eases once the tooth has been opened and cleaned.',
    'Infection at the tip of the root has a chance to heal and the bone to fill in.',
    'An extraction, and what follows it, is put off or avoided.',
  ],
  technologies: [
    'Dental microscope.',
    'Electronic apex locator, to measure the canal.',
    'Rotary nickel-titanium instruments that follow curved canals.',
    'Ultrasonically activated irrigation.',
    'Bioceramic materials for sealing and for repairing perforations.',
  ],
  duration:
    '1–2 visits of 60–120 minutes; 2–3 visits for retreatment. Rebuilding the tooth is done separately.',
  success_rate:
    '96%[^success] of teeth treated here for the first time had, at 12 months, no symptoms and no new or larger lesion; an unchanged lesion is counted as a success.',
  warranty:
    'Written 2-year warranty: we redo the treatment free of charge if the tooth was covered within 30 days and you came for the yearly check-up. Tooth fractures and retreatments are not covered. Your legal rights are not affected.',
  suits: [
    'Pain that comes on its own, mostly at night, or lingers after heat or cold.',
    'A tooth whose nerve has died, sometimes darkened or with a gum boil.',
    'Very deep decay that has reached the pulp.',
    'Infection at the tip of the root, seen on an X-ray.',
    'An old root canal treatment with lasting infection.',
  ],
  not_suits: [
    'A vertically cracked tooth, or too little healthy tooth left to rebuild.',
    'A very loose tooth that has lost its bone support.',
    'Reversible inflammation of the nerve: a well-sealed filling may be enough.',
    'A tooth that does no work on the arch, such as some wisdom teeth.',
  ],
  course: 'The first root canal treatment of a tooth',
  steps: [
    {
      title: 'Diagnosis',
      text: 'Cold and tapping tests, an X-ray, probing of the gum. We establish which tooth hurts and whether it can be kept.',
    },
    {
      title: 'Anaesthetic and isolation',
      text: 'We numb the tooth, check that you no longer feel anything sharp, and place the rubber dam.',
    },
    {
      title: 'Cleaning the canals',
      text: 'We open the tooth, find the canals under the microscope, measure them, shape them gently and rinse them with disinfectant.',
    },
    {
      title: 'Sealing the canals',
      text: 'Clean, dry canals are filled and sealed at the same visit or, if there is infection, 1–3 weeks later, after a medicated dressing.',
    },
    {
      title: 'Rebuilding the tooth',
      text: 'A filling, onlay or crown, depending on how much of the tooth is left, ideally within 30 days.',
    },
    {
      title: 'Check-up',
      text: 'Examination and X-ray at 12 months. Bone that has not healed by then is followed for up to 4 years[^follow-up].',
    },
  ],
  pain: 'We work under anaesthetic and do not start until the tooth is numb; a badly inflamed nerve may need a top-up. Afterwards the tooth can be tender to bite on for 3–5 days, longer if it hurt before. An ordinary anti-inflammatory usually helps, if it suits you. Antibiotics are needed only for certain infections.',
  healing:
    'Do not chew on the numb side until the anaesthetic wears off, in 2–4 hours. Until the final rebuild, keep hard food off that tooth, as it can crack. Discomfort fades day by day. Bone at the tip of the root recovers slowly, over months, even when the tooth no longer bothers you.',
  risks: [
    'The infection persists or returns, and retreatment, root-end surgery or extraction is needed.',
    'An instrument breaks in the canal, in about 2%[^instrument-fracture] of teeth; sometimes it is removed, sometimes it can be left.',
    'A hole through the tooth wall, which can often be repaired.',
    'Pain and swelling in the following days, with an extra visit needed.',
    'Darkening of the tooth.',
    'Fracture of the tooth, mainly when it is not covered in time.',
  ],
  alternatives: [
    {
      treatment: 'odontoterapie',
      text: 'If the nerve is alive and the inflammation reversible, a filling that protects the pulp may be enough.',
    },
    {
      treatment: 'chirurgie_orala',
      text: 'Removal of the root tip, when the canal cannot be reached, or extraction, when the tooth cannot be kept.',
    },
    {
      treatment: 'implant_dentar',
      text: 'After an extraction an implant can replace the tooth; worth weighing when keeping it is no longer reasonable.',
    },
  ],
  urgent: [
    'Swelling of the gum or cheek, above all with fever.',
    'Pain that does not give way to your usual painkiller.',
    'The temporary filling has come out or the tooth has broken.',
    urgentAdvice.knockedOut,
  ],
  questions: [
    {
      question: 'Can everything be done in one visit?',
      answer:
        'Often, if the tooth is not infected and there is time. If there is pus, a difficult canal or a retreatment, we place a calcium hydroxide dressing and finish at a second visit, 1–3 weeks later.',
    },
    {
      question: 'What does the success rate shown here mean?',
      answer:
        'It is the result of first-time treatments in the clinic register: 96%[^success] of teeth checked at 12 months were in place, without symptoms and without a new or larger lesion on the X-ray. A lesion that stayed the same is counted as a success here. In the literature, where only complete healing counts, the figure is lower: 68–85%[^literature].',
    },
    {
      question: 'Why does it hurt if the nerve has been removed?',
      answer:
        'The ligament that holds the tooth in the bone has its own nerves and stays irritated for a few days. If pain grows, swelling appears or the tooth feels high when you bite, come in: sometimes a small adjustment is all it takes.',
    },
    {
      question: 'Do I always need a crown?',
      answer:
        'On front teeth with good walls a filling may be enough. On molars and premolars we usually recommend an onlay or a crown, because an uncovered tooth can break when you chew. We decide by how much of the tooth is left.',
    },
    {
      question: 'Can I have root canal treatment while pregnant?',
      answer:
        'Yes, when it is needed, preferably in the second trimester; pain and infection should not be left untreated. Ordinary anaesthetic can be used and an X-ray is taken only if it changes the treatment. Tell us how many weeks pregnant you are and who looks after you.',
    },
  ],
  footnotes: {
    success: {
      definition:
        'Adult teeth treated for the first time and seen at 12 months that are in place, symptom-free and without a new or larger lesion on the X-ray. An unchanged lesion counts as a success. Teeth not seen again are not counted.',
      period: 'Treatments completed in 2020–2024, checked up to 2025',
      source:
        'The clinic’s endodontic register: chart and X-ray of each tooth, at treatment and at 12 months',
    },
    literature: {
      definition:
        'Teeth treated for the first time with no clinical signs and with bone fully healed on the X-ray. With bone still healing counted too, the figure is higher; with a lesion before treatment it is lower.',
      period: 'At least 6 months; review of 63 studies, published in 2007',
      source: sources.ng2007,
    },
    'follow-up': {
      definition: 'How long bone that is still healing is followed by X-ray, under the European guidelines.',
      period: 'Guidelines published in 2006',
      source: sources.ese2006,
    },
    'instrument-fracture': {
      definition: 'Teeth in which a rotary instrument broke: 0.3% of front teeth, 2.7% of molars.',
      period: 'During treatment; study of 1,403 teeth, published in 2006',
      source: sources.diFiore2006,
    },
  },
} satisfies TreatmentText
