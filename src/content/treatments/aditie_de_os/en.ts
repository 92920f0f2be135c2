import { city } from '../../en/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Bone grafting for implants in ${city}`),
    description:
      'When a bone graft is needed before an implant, which materials are used, how long healing takes, what the risks are and what the warranty covers.',
    keywords: [
      `bone graft ${city}`,
      'dental bone augmentation',
      'guided bone regeneration',
      'not enough bone for implant',
    ],
  },
  search_words: [
    'not enough bone',
    'no bone for implant',
    'bone loss',
    'lost bone',
    'bone shrunk',
    'thin bone',
    'thin jaw',
    'weak jawbone',
    'bone graft',
    'bone grafting',
    'bone augmentation',
    'bone powder',
    'artificial bone',
    'jaw bone loss',
    'jawbone',
    'rebuild bone',
    'narrow ridge',
    'ridge',
    'membrane',
    'told I have no bone',
    'socket preservation',
    'graft after extraction',
  ],
  title: 'Bone graft',
  short_description:
    'Rebuilding lost bone so that an implant can be placed firmly and in the right position for the future tooth.',
  full_description: [
    'The bone that held a tooth thins after an extraction. The same happens after gum disease, a cyst, an injury or years of wearing a denture. If it becomes too narrow or not high enough, an implant has nothing to hold on to, or would stand in the wrong place.',
    'A bone graft places a material in the gap that acts as a scaffold. Your body grows blood vessels into it and replaces it, partly or fully, with its own bone. A thin membrane covers the graft and keeps fast-growing gum away from slow-growing bone.',
    'The material can be your own bone taken from nearby, bone from a human donor, processed animal bone, or a synthetic material. Each has its strengths and limits. We tell you in good time what we propose, and if you have medical, religious or personal reservations we choose another option together.',
    'Small defects are rebuilt together with the implant. Larger ones need the graft first, then a wait of some months. When a tooth is removed, the socket can be filled at once so that less bone is lost. At the back of the upper jaw, bone is rebuilt with a sinus lift.',
  ],
  features: [
    'A free first consultation with an examination and a written plan; X-rays are not included.',
    'Bone width and height measured on a CBCT scan.',
    'Surgery under local anaesthetic, usually 60–90 minutes.',
    'A record of the materials used, with origin and batch number.',
    'A written schedule for medicines, food and hygiene.',
    'A scan or X-ray check before the implant (charged separately).',
  ],
  benefits: [
    'The implant can be placed where the future crown needs it.',
    'The thickness of bone around the implant helps the gum stay stable.',
    'Filling the socket after an extraction reduces bone loss.',
    'The gum contour can look more natural where it shows.',
  ],
  technologies: [
    'CBCT scanning and digital implant planning.',
    'Piezosurgery: cutting bone with ultrasound, gentle on soft tissue.',
    'Resorbable collagen membranes or, for large defects, titanium-reinforced ones.',
    'Concentrates from your own blood (PRF), when indicated.',
  ],
  duration:
    '4–9 months of healing before the implant; 3–5 visits. For small defects, at the same visit as the implant.',
  success_rate:
    'We do not express it as a percentage: studies measure different things. The size of the defect, the technique, smoking and hygiene count; your own odds are written in your plan.',
  warranty:
    'Written warranty: if the graft is lost before the implant we repeat it once without a labour charge; materials are charged. Conditions: no smoking while healing, check-ups attended, then yearly. Your legal rights are not affected.',
  suits: [
    'You want an implant, but the bone is too narrow or not high enough.',
    'You are having a tooth removed and want an implant later.',
    'A defect is left after a cyst, an infection or a lost implant.',
    'Your gums are healthy or treated and your general health is under control.',
  ],
  not_suits: [
    'An active infection in the area: it is treated and allowed to heal first.',
    'Heavy smoking that you cannot stop while healing.',
    'Uncontrolled diabetes, radiotherapy to the head and neck, intravenous bisphosphonates or high-dose denosumab.',
    'Pregnancy: surgery is postponed.',
    'A shorter or narrower implant solves the problem with less surgery.',
  ],
  course: 'A bone graft before an implant',
  steps: [
    {
      title: 'Assessment',
      text: 'Examination, scan, list of conditions and medicines. First we check whether it can be done without a graft.',
    },
    {
      title: 'Plan',
      text: 'You receive the type of graft, the origin of the material, the stages, risks and cost in writing.',
    },
    {
      title: 'Surgery',
      text: 'Under local anaesthetic the gum is lifted, the material and membrane are placed and the gum is closed with stitches, without tension.',
    },
    {
      title: 'Wound check',
      text: 'We see you after 2–3 days if needed, and after 10–14 days, when the stitches come out.',
    },
    {
      title: 'Maturing',
      text: 'Bone forms in 4–6 months for small and medium defects and in 6–9 months for large ones.',
    },
    {
      title: 'Implant',
      text: 'We take a check image. If the volume is good, the implant follows; if not, we discuss adding more.',
    },
  ],
  pain: 'Surgery is done under local anaesthetic; you feel touch and pressure. For the first 3–4 days pain is usually moderate and responds to the anti-inflammatory we recommend. If your own bone is taken from another part of the mouth, both places can be sore.',
  healing:
    'Swelling is greater than after a simple implant, mostly on days 2 and 3, and goes down in 7–10 days. Do not press on the area, do not wear a denture over it without our agreement, eat soft food for 2 weeks and do not smoke. A few granules of material may come out in the first days, without consequence. The rest of the healing is not felt.',
  risks: [
    'The wound opens and the membrane shows, in about 10%[^exposure] of treated sites; some grafts are saved with local care.',
    'Infection, and partial or total loss of the graft.',
    'Some of the volume is resorbed, and more has to be added.',
    'Numbness of the lip, chin or gum, usually temporary.',
    'Bleeding, bruising and swelling for a few days.',
  ],
  alternatives: [
    {
      treatment: 'implant_dentar',
      text: 'A shorter or narrower implant, when the bone that remains is enough for it.',
    },
    {
      treatment: 'protetica',
      text: 'A bridge or a removable denture, which needs no rebuilt bone.',
    },
    {
      treatment: 'fast_fixed',
      text: 'When a whole arch has no teeth, angled implants can use the existing bone.',
    },
  ],
  urgent: [
    'Bleeding that does not stop after 30 minutes of pressure.',
    'Fever, pus or an unpleasant taste that lasts.',
    'Swelling that grows after the third day.',
    'The membrane is visible or many granules come out at once.',
  ],
  questions: [
    {
      question: 'Where does the bone come from?',
      answer:
        'It may be your own, from a human donor through a tissue bank, from purified bovine or porcine bone, or synthetic. The origin is written in your plan. You can refuse a type of material and we discuss another solution.',
    },
    {
      question: 'Can the implant go in on the same day?',
      answer:
        'Yes, if the implant holds in the existing bone and the defect is small. If not, we wait for the graft to mature. Rushing gains nothing here: an unstable implant puts the graft at risk too.',
    },
    {
      question: 'Is a graft always needed?',
      answer:
        'No. Sometimes a shorter or narrower implant, or another position, is enough. We show you on the scan how much bone there is and what each option gains you, before you decide.',
    },
    {
      question: 'Why must I not smoke?',
      answer:
        'Nicotine narrows the blood vessels, and a graft lives on the blood that reaches it. Smoking raises the risk that the wound opens and bone does not form. We ask for a break of 2 weeks before and at least 8 weeks after.',
    },
    {
      question: 'Can I wear my denture after surgery?',
      answer:
        'Usually not in the first 2 weeks, and after that only shortened and softly relined. Pressure on the graft is a common cause of failure. Where it shows, we look for a temporary solution that does not press.',
    },
  ],
  footnotes: {
    exposure: {
      definition:
        'Sites widened by bone regeneration whose wound opened a little during healing. It differs with the technique and the size of the defect.',
      period: 'During healing; studies of 2015–2020',
      source: sources.tay2020,
    },
  },
} satisfies TreatmentText
