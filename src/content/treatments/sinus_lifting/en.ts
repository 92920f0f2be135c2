import { city } from '../../en/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Sinus lift in ${city}: methods and risks`),
    description:
      'Internal or external sinus lift before an upper implant: how it is done, how long it takes, what to avoid afterwards, the risks and the written warranty.',
    keywords: [`sinus lift ${city}`, 'internal sinus lift', 'external sinus lift', 'upper implant bone loss'],
  },
  search_words: [
    'sinus',
    'sinuses',
    'sinus lift',
    'sinus lifting',
    'raise the sinus',
    'low sinus',
    'sinus too low',
    'sinus too close',
    'upper back implant bone',
    'sinus graft',
    'sinus augmentation',
    'sinus membrane',
    'sinusitis implant',
    'bone under sinus',
    'implant in sinus',
  ],
  title: 'Sinus lift',
  short_description:
    'Lifting the lining of the upper-jaw sinus and adding bone beneath it, so that implants at the back have enough height.',
  full_description: [
    'Above the upper premolars and molars lies the maxillary sinus, a cavity filled with air and lined with a thin membrane. After extractions the sinus expands downwards and the bone thins from below. Sometimes only a few millimetres are left, too little for an implant.',
    'In a sinus lift, the membrane is carefully freed from the floor of the sinus and raised. Graft material is placed in the space that forms and turns into bone over a few months. The sinus keeps enough room and continues to work.',
    'The internal method works through the implant site, when at least 5–6 mm of bone remain. The external method, through a small window in the side wall, is used when there is less. If 4–5 mm remain, the implant can often go in at the same visit; otherwise we wait.',
    'Before surgery we look at the whole sinus, not only at the bone. Sinusitis, a large polyp or an infected tooth has to be treated first, sometimes together with an ear, nose and throat (ENT) doctor.',
  ],
  features: [
    'A free first consultation with an examination and a written plan; X-rays are not included.',
    'A CBCT scan that shows the bone, the membrane and the sinus opening.',
    'Surgery under local anaesthetic: 30–60 minutes (internal) or 60–90 minutes (external).',
    'An ENT consultation, when the scan or your history calls for it (done and paid for elsewhere).',
    'A record of the materials used, with origin and batch number.',
    'Written instructions for the first 3 weeks and a clinic phone number.',
  ],
  benefits: [
    'The bone height needed for an implant at the back of the upper jaw is gained.',
    'A removable denture in the molar area can be avoided.',
    'With the internal method, surgery goes through the same site as the implant.',
    'In suitable cases the implant is placed at the same visit.',
  ],
  technologies: [
    'CBCT scanning that shows the entire sinus.',
    'Piezosurgery, which cuts bone and spares the soft membrane.',
    'Instruments for raising the membrane gradually and under control.',
    'Traceable collagen membranes and graft materials.',
  ],
  duration:
    'Internal, together with the implant: 5–7 months to the crown. External, with a later implant: 9–14 months. 4–8 visits overall.',
  success_rate:
    'More than 90%[^implants-in-sinus] of implants placed with an external sinus lift are in use after 5 years.',
  warranty:
    'Written warranty: if the graft is lost before the implant we repeat it once without a labour charge; materials are charged. Conditions: healing instructions followed, yearly check-ups attended. Your legal rights are not affected.',
  suits: [
    'You want an implant in the upper premolar or molar area.',
    'The scan shows less bone under the sinus than an ordinary implant is long.',
    'The sinus is healthy or has been treated.',
    'You can stop smoking while you heal.',
  ],
  not_suits: [
    'Untreated acute or chronic sinusitis: see an ENT doctor first.',
    'Large polyps or a cyst that blocks the sinus.',
    'Heavy smoking, radiotherapy to the head and neck, intravenous bisphosphonates or high-dose denosumab.',
    'Uncontrolled diabetes or bleeding disorders that have not been assessed.',
    'Pregnancy: surgery is postponed.',
    'A short implant is enough for the bone that remains.',
  ],
  course: 'An external sinus lift, with the implant placed later',
  steps: [
    {
      title: 'Assessment',
      text: 'Scan, and a history of sinusitis, allergies and medicines. An ENT consultation if needed.',
    },
    {
      title: 'Plan',
      text: 'We choose the internal or external method and decide whether the implant goes in with the graft. You receive the stages and cost in writing.',
    },
    {
      title: 'Surgery',
      text: 'Under local anaesthetic the floor of the sinus is reached, the membrane raised, the material placed and the gum closed with stitches.',
    },
    {
      title: 'First weeks',
      text: 'Sneeze with your mouth open. Do not blow your nose, smoke or use a straw. Stitches come out after 10–14 days.',
    },
    {
      title: 'Maturing of the bone',
      text: '4–6 months for the internal method, 6–9 months for the external one. Then we take a check image.',
    },
    {
      title: 'Implant and crown',
      text: 'If the implant has not been placed already, it goes in now and is left to bond with the bone. Then the crown is made.',
    },
  ],
  pain: 'The local anaesthetic numbs the area; with the internal method you may feel vibration or light tapping. After the internal method discomfort is like that of an ordinary implant, for 2–3 days. After the external one, the cheek swells more and moderate pain lasts 3–5 days, kept under control with the recommended medicine.',
  healing:
    'For the first 2–3 weeks the sinus must not be put under pressure: do not blow your nose, dive, lift weights or play wind instruments. Flights are usually postponed for 2 weeks; ask your dentist. A little blood from the nose in the first days is normal. Sleep with your head slightly raised.',
  risks: [
    'A tear in the sinus membrane, in about 30%[^perforation] of external procedures; usually covered with a membrane, sometimes postponed.',
    'Sinusitis or infection of the graft, which needs treatment and sometimes removal of the material.',
    'Bleeding from the sinus wall or from the nose.',
    'Too little bone forms and further surgery is needed.',
    'Passing dizziness when you change position, mostly after the internal method.',
  ],
  alternatives: [
    {
      treatment: 'implant_dentar',
      text: 'A short or angled implant, when there is enough bone left, can avoid a sinus lift.',
    },
    {
      treatment: 'protetica',
      text: 'A bridge on your own teeth, if there are teeth on both sides, or a removable denture.',
    },
    {
      treatment: 'fast_fixed',
      text: 'When the arch has no teeth, angled implants often go around the sinus.',
    },
  ],
  urgent: [
    'Bleeding from the nose or mouth that does not stop after 30 minutes.',
    'Fever, pus from the nose or growing pressure in the cheek.',
    'Granules or liquid that come out of the nose when you drink.',
    'Disturbed vision: call 112.',
  ],
  questions: [
    {
      question: 'What is the difference between the internal and external method?',
      answer:
        'In the internal one, the membrane is raised through the implant site by 2–4 mm. It is a smaller procedure but needs enough bone to be left. In the external one, a window is made in the side wall of the sinus; more height is gained and healing takes longer.',
    },
    {
      question: 'Can I fly?',
      answer:
        'We usually recommend waiting 2 weeks, because of the pressure in the sinus. If you come from another country, plan your time accordingly and tell us the date, so that we choose suitable stages.',
    },
    {
      question: 'Can I have it if I have sinusitis or allergies?',
      answer:
        'They are treated first. Active sinusitis means postponing. Allergic rhinitis has to be under control, because repeated sneezing can disturb the graft. We discuss the plan with your ENT doctor.',
    },
    {
      question: 'What happens if the membrane tears?',
      answer:
        'Small tears are covered with a collagen membrane and the procedure continues. With large ones we close up and let the sinus heal for a few months, then try again or choose another option. We tell you straight after the procedure.',
    },
    {
      question: 'When can I blow my nose normally?',
      answer:
        'After at least 2 weeks with the internal method and 3 weeks with the external one, if all is well at the check-up. Until then wipe gently and use a saline spray only if it has been recommended to you.',
    },
  ],
  footnotes: {
    'implants-in-sinus': {
      definition:
        'Implants placed in an area with an external sinus lift, together with the graft or after it, and in use; mean yearly loss in studies of at least 5 years.',
      period: 'At least 5 years; review published in 2019',
      source: sources.raghoebar2019,
    },
    perforation: {
      definition:
        'External procedures in which the sinus membrane tore while it was raised. The figure differs widely between studies. Implants placed under a repaired membrane were kept almost as often.',
      period: 'During the procedure; review published in 2021',
      source: sources.diazOlivares2021,
    },
  },
} satisfies TreatmentText
