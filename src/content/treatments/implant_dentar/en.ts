import { city } from '../../en/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Dental implants in ${city}: steps and time`),
    description:
      'How a dental implant is placed, how many visits it takes, how long healing lasts, who it suits, what the risks are and what the written warranty covers.',
    keywords: [
      `dental implant ${city}`,
      'dental implant steps',
      'implant healing time',
      'implant risks',
      'missing tooth',
    ],
  },
  search_words: [
    'missing tooth',
    'lost a tooth',
    'tooth fell out adult',
    'gap where tooth was',
    'replace a tooth',
    'fake tooth',
    'false tooth fixed',
    'artificial tooth',
    'screw in jaw',
    'titanium screw',
    'tooth implant',
    'implants',
    'implant price',
    'cheap implants abroad',
    'how long do implants last',
    'implant failed',
    'implant rejection',
    'front tooth implant',
    'smoker implant',
    'diabetes implant',
    'single implant',
    'new tooth',
  ],
  title: 'Dental implant',
  short_description:
    'An artificial titanium root, set in the bone, that carries a crown. It replaces a missing tooth without cutting down the teeth beside it.',
  full_description: [
    'A dental implant is a small screw made of titanium or a titanium alloy. It is placed in the jawbone where the lost root used to be. Over a few months the bone grows onto its surface and holds it firm; dentists call this osseointegration. Only then can the implant carry a crown you chew on.',
    'The work has three parts: the implant in the bone, the abutment that passes through the gum, and the crown you see. One implant can carry one crown, two implants can carry a bridge, and when every tooth is missing we talk about a full-arch solution.',
    'Once a tooth is gone, the bone around it thins, mostly in the first year. It is worth having the site assessed early, even if you decide later. If there is no longer enough bone, a bone graft may be needed first or, at the back of the upper jaw, a sinus lift.',
    'An implant cannot decay, but the gum and bone around it can become inflamed, just as they can around a tooth. Brushing twice a day, cleaning between the teeth and a yearly check-up are part of the treatment.',
  ],
  features: [
    'A free first consultation with an examination and a written plan; X-rays are not included.',
    'Planning on a CBCT scan, measuring the bone and the distance to the nerve and sinus.',
    'Surgery under local anaesthetic, usually 40–60 minutes for one implant.',
    'A temporary crown or denture for visible gaps, when the situation allows it (charged separately).',
    'An implant record to keep, with type, size and batch number.',
    'Check-ups 1 and 6 months after the crown, included in its price; then a yearly check-up with professional cleaning, charged separately.',
  ],
  benefits: [
    'The neighbouring teeth are left uncut.',
    'You can chew on that side again, on a fixed tooth.',
    'The bone around the implant is put to work when you chew and keeps its volume more easily.',
    'The crown can be replaced in time without removing the implant.',
  ],
  technologies: [
    'CBCT scanning limited to the area of interest.',
    'Intraoral scanning and a printed surgical guide, when the plan calls for guided placement.',
    'Resonance frequency measurement of implant stability.',
    'A surgical unit with sterile irrigation and controlled insertion force.',
  ],
  duration: '3–7 months from surgery to the final crown; 6–8 visits, if no separate bone stage is needed.',
  success_rate: 'Around 96%[^implant-survival] of implants are still in place after 10 years, in studies.',
  warranty:
    'Written warranty: 10 years for the implant; for its crown 3 years (metal-ceramic) or 5 years (zirconia), with one check-up and professional cleaning a year at list prices. Injuries and work altered elsewhere are not covered. Your legal rights are not affected.',
  suits: [
    'You have lost one or more teeth and would like something fixed.',
    'Your jaws have finished growing (usually after 18–20 years of age).',
    'You have enough bone, or accept a stage that rebuilds it.',
    'Your gums are healthy, or gum disease has been treated and is stable.',
    'You can keep the area clean and come for a check-up once a year.',
  ],
  not_suits: [
    'Active gum disease or untreated decay: these come first.',
    'Uncontrolled diabetes, a recent heart attack or stroke, or low immunity, until your doctor agrees.',
    'Bisphos\u00adphonate or denosumab treatment, or radiotherapy to the head and neck: these need a separate assessment. In osteoporosis the risk is usually low; do not stop the medicine without the doctor who prescribed it.',
    'Smoking: implants are lost about twice[^smoking] as often as in non-smokers.',
    'Pregnancy: surgery is postponed.',
  ],
  course: 'One implant, without a bone graft',
  steps: [
    {
      title: 'Consultation and plan',
      text: 'We examine your mouth, go through your health and medicines and take a scan. You receive a written plan with stages, risks and costs.',
    },
    {
      title: 'Preparation',
      text: 'Professional cleaning, fillings and gum care where needed. A tooth that cannot be kept is removed; sometimes the implant goes in at the same visit.',
    },
    {
      title: 'Placing the implant',
      text: 'Under local anaesthetic the gum is opened, the site in the bone is prepared and the implant is placed. The gum is closed with stitches.',
    },
    {
      title: 'Removing the stitches',
      text: 'After 7–10 days we check the healing, take out the stitches and show you how to clean the area.',
    },
    {
      title: 'Bonding with the bone',
      text: 'We usually wait 2–3 months in the lower jaw and 3–6 months in the upper. Then we measure stability and shape the gum.',
    },
    {
      title: 'Impression and crown',
      text: 'We scan, try in and fit the crown in 2–3 visits over 2–3 weeks, and check your bite.',
    },
    {
      title: 'Aftercare',
      text: 'Check-ups at 1 and 6 months, then yearly, with a professional cleaning and, when needed, a small X-ray of the area.',
    },
  ],
  pain: 'During surgery the local anaesthetic stops pain, but you will feel pressure and vibration. Once it wears off, most patients describe mild soreness for 2–3 days, kept under control with the anti-inflammatory we recommend. If you feel anxious, tell us: we can slow down, and we can discuss sedation.',
  healing:
    'Swelling builds until the second or third day, then goes down; some bruising may show. For the first week eat soft food on the other side and avoid heavy exercise. Do not smoke for at least eight weeks after surgery and, preferably, for two weeks before. The gum closes in 2–3 weeks. The bone matures over a few months, during which you should notice nothing unusual.',
  risks: [
    'The implant does not bond with the bone and has to be removed; after healing it can be tried again, if the bone allows.',
    'Bleeding, swelling or infection of the wound in the first days.',
    'Numbness of the lip, chin or tongue if a nerve is irritated; usually temporary, rarely permanent.',
    'An opening into the sinus, with implants at the back of the upper jaw.',
    'Peri-implantitis (inflammation with bone loss) in about 22%[^peri-implantitis] of patients in the long term.',
    'A loose screw or chipped ceramic, usually repaired without surgery.',
  ],
  alternatives: [
    {
      treatment: 'protetica',
      text: 'A bridge on the neighbouring teeth: quicker and without surgery, but those teeth have to be cut down. Or a removable denture: lower cost and no surgery, with a period of getting used to it.',
    },
    {
      treatment: 'fast_fixed',
      text: 'When all or nearly all the teeth of an arch are missing, a fixed bridge on 4–6 implants.',
    },
  ],
  urgent: [
    'Bleeding that does not stop after 30 minutes of pressing on gauze.',
    'Swelling that grows after the third day, fever or pus.',
    'Numbness of the lip or chin that is still there the next day.',
    'The implant or crown moves.',
  ],
  questions: [
    {
      question: 'How long will I be without a tooth?',
      answer:
        'Where it shows, we look for a temporary solution from the first day: a temporary crown on the implant, if it is stable enough, or a temporary denture or bridge. At the back, the gap is usually left free until the final crown.',
    },
    {
      question: 'Can the implant go in on the day the tooth comes out?',
      answer:
        'Sometimes, if the root comes out without losing bone, there is no acute infection and the implant is firm from the start. Otherwise we wait 2–4 months. The decision is made on the scan and confirmed during surgery.',
    },
    {
      question: 'What happens if the implant does not take?',
      answer:
        'We remove it, clean the site and let the bone heal for 2–3 months. Under the conditions of the written warranty there is no charge for the replacement implant. Any new bone graft is discussed separately.',
    },
    {
      question: 'Can I have an implant if I take blood thinners?',
      answer:
        'Often, yes. Do not stop them on your own. Bring your list of medicines and your latest tests; our dentist will agree with your cardiologist what to do.',
    },
    {
      question: 'Can I have an MRI scan with dental implants?',
      answer:
        'Titanium implants do not normally prevent an MRI, but they can blur the image around the mouth. Tell the staff before the scan and show them your implant record.',
    },
  ],
  footnotes: {
    'implant-survival': {
      definition:
        'Implants still in the mouth at 10 years, the mean of prospective studies. It does not mean that no complication occurred.',
      period: '10 years; review published in 2019',
      source: sources.howe2019,
    },
    smoking: {
      definition:
        'Implants lost: 6.4% in smokers, 3.2% in non-smokers; it differs with the number of cigarettes and the state of the gums.',
      period: 'Depending on the study; review published in 2015',
      source: sources.chrcanovic2015,
    },
    'peri-implantitis': {
      definition:
        'Patients with at least one implant whose gum inflammation comes with bone loss. The figure differs widely between studies.',
      period: 'Depending on the study; review published in 2015',
      source: sources.derks2015,
    },
  },
} satisfies TreatmentText
