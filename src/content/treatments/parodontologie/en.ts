import { city } from '../../en/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Gum disease treatment in ${city}`),
    description:
      'Bleeding gums, loose teeth, periodontitis: how we diagnose it, the stages of treatment, what can be stopped and what cannot be rebuilt.',
    keywords: [
      `periodontist ${city}`,
      'gum disease treatment',
      'bleeding gums',
      'deep cleaning teeth',
      'gum recession',
    ],
  },
  search_words: [
    'bleeding gums',
    'gums bleed',
    'blood when brushing',
    'blood when I brush',
    'swollen gums',
    'red gums',
    'sore gums',
    'gums hurt',
    'gum pain',
    'inflamed gums',
    'receding gums',
    'gums receding',
    'gum recession',
    'loose teeth',
    'loose tooth',
    'teeth moving',
    'wobbly tooth adult',
    'wobbly teeth',
    'gum disease',
    'periodontitis',
    'pyorrhea',
    'gingivitis',
    'bad breath',
    'breath smells',
    'smelly breath',
    'halitosis',
    'tartar',
    'plaque',
    'calculus',
    'scale and polish',
    'cleaning',
    'teeth cleaning',
    'dental cleaning',
    'deep clean',
    'hygienist',
    'scaling',
    'long teeth',
    'exposed root',
    'roots showing',
    'pus from gums',
    'gum pockets',
    'taste of blood',
    'gum graft',
    'air flow',
  ],
  title: 'Periodontics: gum treatment',
  short_description:
    'Diagnosis and treatment of diseases of the gum and of the bone that holds your teeth: gingivitis, periodontitis, recession. The aim is to halt the disease and keep teeth for longer.',
  full_description: [
    'The periodontium is everything that keeps a tooth in place: gum, ligament, root cementum and alveolar bone. Plaque that is not removed inflames the gum (gingivitis), which clears up fully with good cleaning. In some people the inflammation moves down the root, pockets form and bone is lost: that is periodontitis.',
    'Periodontitis often progresses for years with few signs. Bleeding on brushing, bad breath, teeth that look longer, new gaps and looseness are clues. Smoking and uncontrolled diabetes make it much worse, and smoking can hide the bleeding, so that the disease is noticed late.',
    'Treatment halts the disease in most patients, but lost bone returns only in part and only in certain kinds of defect. So we speak of control rather than a final cure: the active phase is followed by regular, long-term maintenance. Without it, pockets deepen again.',
  ],
  features: [
    'Free first consultation with an examination and a written plan; X-rays are not included.',
    'A full periodontal chart (charged separately): pocket depth at six points on each tooth, bleeding, recession, mobility.',
    'Hands-on cleaning advice, with interdental brushes fitted to your own spaces.',
    'Cleaning above and below the gum under local anaesthetic, a section at a time.',
    'Re-evaluation after 6–12 weeks with the same measurements, so that you can see the difference.',
    'Gum surgery and coverage of recession only where simpler treatment is not enough.',
  ],
  benefits: [
    'Gums bleed less readily and breath improves.',
    'Bone loss slows or stops, so teeth stay for longer.',
    'Loose teeth may firm up to some extent once inflammation subsides.',
    'For people with diabetes, calmer gums may also help blood sugar control.',
  ],
  technologies: [
    'A graduated periodontal probe and a digital chart for comparison.',
    'Ultrasonic instruments with slim tips, and curettes made for each surface.',
    'Air polishing with fine erythritol or glycine powder to remove biofilm.',
    'Periapical or panoramic X-rays to show bone levels.',
  ],
  duration:
    'Active phase: 2–4 visits of about 60 minutes over 1–4 weeks; re-evaluation after 6–12 weeks; maintenance every 3–6 months.',
  success_rate:
    'After non-surgical treatment between half and two thirds of pockets[^pungi] close; fewer in smokers and in deep molar pockets.',
  warranty:
    'A chronic disease cannot carry a warranty. What we put in writing is that treated areas are cleaned again at no charge if the re-evaluation calls for it and you have followed the plan.',
  suits: [
    'Gums that have bled, on brushing or by themselves, for more than two weeks.',
    'Pockets of 4 mm or more, or bone loss on an X-ray.',
    'Teeth that have moved, spread apart or look longer.',
    'Persistent bad breath, a metallic taste or pus at the gum.',
    'People with diabetes, or with close relatives who lost teeth early.',
    'Before implants, crowns or braces, if the gum is not healthy.',
  ],
  not_suits: [
    'Teeth with almost no bone left, where treatment only postpones extraction; we tell you so.',
    'Gum surgery in active smokers or without steady hygiene: the result is less certain.',
    'Unstable general illness, until your doctor has advised.',
  ],
  course: 'Cleaning below the gum line, up to the review',
  steps: [
    {
      title: 'Diagnosis',
      text: 'We measure pockets, note bleeding and mobility and study the X-rays. You learn the stage and grade of the disease in plain words.',
    },
    {
      title: 'Hygiene and risk factors',
      text: 'We practise brushing and cleaning between the teeth, and talk about smoking, diabetes and medicines. This stage decides the rest.',
    },
    {
      title: 'Cleaning below the gum',
      text: 'Under local anaesthetic we clean the roots in 2–4 visits. Antibiotics are added rarely, in well-chosen cases.',
    },
    {
      title: 'Re-evaluation',
      text: 'After 6–12 weeks we measure again. Where pockets have closed, we move on to maintenance.',
    },
    {
      title: 'Targeted procedures',
      text: 'Remaining pockets are cleaned again or operated on: flap access, regeneration in vertical defects, a gum graft for recession.',
    },
    {
      title: 'Maintenance',
      text: 'Every 3–6 months, according to risk: measuring, cleaning, refining technique. This is the part that preserves the result.',
    },
  ],
  pain: 'An ordinary cleaning may feel sensitive and seldom hurts. Cleaning below the gum is done under local anaesthetic. Afterwards the gum may be sore for 1–3 days, and exposed roots may react to cold for some weeks; desensitising toothpaste and fluoride varnish help.',
  healing:
    'Bleeding lessens within 1–2 weeks of sound cleaning. The gum tightens over 4–8 weeks, and teeth may look longer and gaps more visible: a sign that the swelling has gone. After surgery, stitches stay for 7–14 days, with soft food and no brushing of the operated area.',
  risks: [
    'Exposed roots that are sensitive to cold and sweet things.',
    'Teeth that look longer, and dark triangles between them, once the gum shrinks.',
    'More mobility for a few days after cleaning.',
    'A gum abscess if deep tartar could not be removed completely.',
    'Return of the disease without maintenance or if smoking continues.',
    'After surgery: swelling, bleeding, further recession, incomplete root coverage.',
  ],
  alternatives: [
    {
      treatment: 'chirurgie_orala',
      text: 'Teeth with no support left are removed, so that infection does not harm their neighbours.',
    },
    {
      treatment: 'implant_dentar',
      text: 'Once the disease is under control a lost tooth can be replaced; an implant needs the same maintenance.',
    },
    {
      treatment: 'protetica',
      text: 'When several teeth are missing, a well-designed bridge or denture spreads the load over those that remain.',
    },
  ],
  urgent: [
    'A painful swelling of the gum with pus or fever.',
    'A tooth that has suddenly become loose, or severe pain when teeth touch.',
    'Painful gums, grey at the tips, with a strong odour and feeling unwell.',
    'A bleeding gum that does not stop after 30 minutes of pressure.',
  ],
  questions: [
    {
      question: 'Can periodontitis be cured?',
      answer:
        'It can be halted and kept under control, like other chronic conditions. The gum settles, but lost bone returns only in part. If maintenance stops, the disease may start again.',
    },
    {
      question: 'Why do my gums bleed although I brush with care?',
      answer:
        'Usually because plaque stays between the teeth, where a brush does not reach. With interdental brushes used daily, bleeding often subsides in 1–2 weeks. If it persists, the pockets need measuring.',
    },
    {
      question: 'What is a professional cleaning?',
      answer:
        'Hygiene care at the clinic: ultrasonic scaling, a fine-powder jet, professional brushing and advice for home. It takes 45–60 minutes and cleans above the gum. Cleaning below the gum is another treatment, for periodontitis.',
    },
    {
      question: 'Does scaling loosen teeth?',
      answer:
        'No. Tartar sometimes splints teeth that have already lost their bone, and once it is gone the looseness shows. Left in place, tartar keeps up the inflammation through which bone is lost.',
    },
    {
      question: 'How often do I need maintenance?',
      answer:
        'Every 3 months at first, then every 4–6 months if the measurements stay stable. Smoking, diabetes and remaining pockets call for shorter intervals. The interval follows your risk, not the calendar.',
    },
    {
      question: 'Can I have an implant if I have periodontitis?',
      answer:
        'Yes, once the disease is under control and your hygiene is steady. The risk of infection around the implant remains higher, so regular maintenance is a condition rather than a suggestion.',
    },
  ],
  footnotes: {
    pungi: {
      definition:
        'Share of periodontal pockets that are no longer deep after cleaning below the gum, without surgery.',
      period: 'At least 12 months; review of 27 studies, published in 2022',
      source: sources.citterio2022,
    },
  },
} satisfies TreatmentText
