import { city } from '../../en/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled('Fast & Fixed: a full arch on 4–6 implants'),
    description:
      'A full arch on 4–6 implants with a fixed temporary bridge within days: who it suits, how many trips it takes, the risks and the written warranty.',
    keywords: [
      `Fast and Fixed ${city}`,
      'full arch implants Romania',
      'fixed teeth on 4 implants',
      'implant bridge',
    ],
  },
  search_words: [
    'no teeth left',
    'no teeth',
    'all my teeth are gone',
    'lost all my teeth',
    'teeth in a day',
    'same day teeth',
    'all on four',
    'all on 4',
    'all on 6',
    'full arch',
    'full mouth implants',
    'full mouth reconstruction',
    'whole mouth',
    'fixed dentures',
    'permanent dentures',
    'get rid of dentures',
    'loose denture implants',
    'denture on implants',
    'new set of teeth',
    'hybrid bridge',
    'all teeth need to come out',
  ],
  title: 'Fast & Fixed: a full arch on implants',
  short_description:
    'A fixed bridge for a whole arch, carried by a few implants. If the implants are firm enough, you have fixed temporary teeth within days; the final bridge follows once you have healed.',
  full_description: [
    'Fast & Fixed is for people who have lost all the teeth of an arch, or whose remaining teeth cannot be kept. A fixed bridge is screwed onto 4–6 implants. You do not take it out at night; only a dentist removes it, for cleaning and checks.',
    'The back implants are often placed at an angle. They use the bone in front of the sinus, in the upper jaw, or in front of the nerve, in the lower jaw. For many patients this avoids a bone graft, though not for everyone: the scan shows whether the plan is suitable.',
    'If the implants are firm enough when placed, the temporary bridge is fitted within 24–72 hours. It holds the implants together while the bone heals. The final, stronger bridge is made after 4–6 months, once the gum has settled.',
    'The stages are clear, but this is not a small treatment. It means several hours of surgery, weeks of soft food and careful cleaning for as long as you have the bridge. We also tell you from the first talk when something simpler would be wiser.',
  ],
  features: [
    'A free first consultation with an examination and a written plan; X-rays are not included.',
    'Extractions (charged separately) and implants usually at the same visit.',
    'A screw-retained temporary bridge within 24–72 hours, if the implants are stable enough.',
    'A final bridge on a strong framework, after 4–6 months of healing (charged separately).',
    'A try-in of tooth shape and shade before the final bridge.',
    'A written cleaning plan and the tools for it, explained step by step.',
  ],
  benefits: [
    'Fixed teeth while you heal, instead of a removable denture.',
    'Fewer implants than teeth and, often, fewer bone-building stages.',
    'The roof of the mouth stays uncovered, unlike with a classic full denture.',
    'The bridge can be taken off at the clinic for cleaning and repairs.',
  ],
  technologies: [
    'CBCT scanning and digital planning of implant positions.',
    'A printed surgical guide, when the anatomy calls for one.',
    'Intraoral and photographic records for the shape of the new teeth.',
    'A digitally milled titanium or zirconia framework for the final bridge.',
  ],
  duration:
    '5–8 months overall: 1–2 days of treatment to the temporary bridge, then 4–6 months of healing; 9–12 visits.',
  success_rate:
    'More than 90%[^implant-survival] of such implants in the lower jaw are in use after 10 years. Repairs to the bridge are more common than losing an implant.',
  warranty:
    'Written warranty: 10 years for the implants, 3 years for the final bridge, 6 months for the temporary one, with a check-up and professional cleaning every 6 months, at list prices after the first year. Injuries are not covered. Your legal rights are not affected.',
  suits: [
    'You have no teeth left on an arch, or the remaining ones are loose and cannot be saved.',
    'You wear a denture that moves and would like something fixed.',
    'There is enough bone at the front of the arch.',
    'Your general health allows 2–4 hours of surgery under local anaesthetic or sedation.',
    'You accept soft food for 6–8 weeks and regular check-ups.',
  ],
  not_suits: [
    'You have healthy teeth that can be kept: we keep them.',
    'Very little bone at the front too, unless it is grafted first.',
    'Heavy smoking, untreated severe tooth grinding or hygiene that cannot be kept up.',
    'Uncontrolled diabetes, radiotherapy to the head and neck, intravenous bisphosphonates or high-dose denosumab.',
    'Pregnancy: surgery is postponed.',
  ],
  course: 'One arch on 4–6 implants',
  steps: [
    {
      title: 'Consultation and records',
      text: 'Examination, CBCT scan, digital impressions and photographs. We discuss your health, ask for blood tests and, if needed, your doctor’s approval.',
    },
    {
      title: 'Plan and smile preview',
      text: 'We settle the number of implants, the tooth shape and the options. You receive the written plan with stages, risks and costs.',
    },
    {
      title: 'Day of surgery',
      text: 'Teeth that cannot be kept are removed and 4–6 implants placed. One arch takes 2–4 hours. Impressions are taken.',
    },
    {
      title: 'Temporary bridge',
      text: 'Within 24–72 hours we screw in the temporary teeth. If the implants are not firm enough, you wear a temporary denture while the bone heals.',
    },
    {
      title: 'Healing',
      text: 'We see you after 7–10 days for the stitches, then at 1 month and 3 months. Soft food for the first 6–8 weeks.',
    },
    {
      title: 'Final bridge',
      text: 'After 4–6 months: scans, framework try-in, tooth try-in and fitting, in 3–4 visits.',
    },
    {
      title: 'Aftercare',
      text: 'A check-up and professional cleaning every 6 months, charged at list prices after the first year. Once a year the bridge is inspected, cleaned and, if needed, taken off.',
    },
  ],
  pain: 'Surgery is done under local anaesthetic; sedation supervised by an anaesthetist is available on request, after an assessment (charged separately). You feel pressure and vibration. For the first 3–5 days moderate pain, swelling and bruising are normal, and you receive a written medicine schedule.',
  healing:
    'Swelling peaks on the second or third day and usually settles in 7–10 days. You get used to speaking and biting with the new teeth in 1–2 weeks. You eat soft food for 6–8 weeks so that the implants are not overloaded. The gum shrinks a little under the temporary bridge; the final one takes that into account.',
  risks: [
    'Loss of an implant, mostly in the first months; sometimes the bridge can stay on the others, sometimes stages are repeated.',
    'A cracked or chipped temporary bridge, a common technical complication that is repaired at the clinic.',
    'Infection, bleeding or wide bruising after surgery.',
    'Numbness of the lip or chin, in the lower jaw; usually temporary.',
    'Peri-implantitis in about 22%[^peri-implantitis] of patients in the long term, more often when cleaning is difficult.',
    'Changes in speech and food collecting under the bridge in the first weeks.',
  ],
  alternatives: [
    {
      treatment: 'implant_dentar',
      text: 'When some teeth can be kept, implants only where teeth are missing.',
    },
    {
      treatment: 'protetica',
      text: 'A full denture, or one held by 2–4 implants: it comes out for cleaning and needs less surgery.',
    },
    {
      treatment: 'parodontologie',
      text: 'When teeth are loose because of the gums, gum treatment can sometimes keep them for many years.',
    },
  ],
  urgent: [
    'Bleeding that does not stop after 30 minutes of pressure.',
    'Fever, pus or swelling that grows after the third day.',
    'The bridge moves, has cracked or a screw feels loose: stop chewing on it and call us.',
    'Numbness of the lip or chin that is still there the next day.',
  ],
  questions: [
    {
      question: 'Do I leave with teeth on the same day?',
      answer:
        'Sometimes, but we do not promise it. The temporary bridge is usually ready within 24–72 hours. If the implants are not stable enough it is postponed and you wear a temporary denture. This protects the implants.',
    },
    {
      question: 'How many implants do I need: 4 or 6?',
      answer:
        'It depends on the bone, the shape of the arch and how hard you bite. In the lower jaw 4 are often enough. In the upper jaw, where bone is softer, we frequently choose 5 or 6. The decision is made on the scan.',
    },
    {
      question: 'I live abroad. How many trips will I make?',
      answer:
        'Usually two: the first of 9–12 days for surgery, the temporary bridge and the stitches, the second of 7–12 days, after 4–6 months, for the final bridge. A first opinion can start from a recent scan and is confirmed at the clinic. Check-ups between trips can be done by a dentist near you, who sends us photographs and X-rays.',
    },
    {
      question: 'How do I clean the bridge?',
      answer:
        'With a soft brush twice a day, floss with a stiff end or interdental brushes under the bridge and, if needed, a water flosser. We show you at the clinic and repeat it at check-ups. Without this routine the gum becomes inflamed.',
    },
    {
      question: 'How long does the bridge last?',
      answer:
        'The temporary one is meant for the healing period. The final one wears over time and may need repair or replacement while the implants stay. Six-monthly check-ups help us see wear early.',
    },
  ],
  footnotes: {
    'implant-survival': {
      definition:
        'Implants, straight and angled, in use under a fixed lower arch: 93%, cumulative. One centre, the one that described the method; a third of the patients did not come to every check-up.',
      period: '10–18 years; study published in 2019',
      source: sources.malo2019,
    },
    'peri-implantitis': {
      definition:
        'Patients with at least one implant whose gum inflammation comes with bone loss. The figure differs widely between studies.',
      period: 'Depending on the study; review published in 2015',
      source: sources.derks2015,
    },
  },
} satisfies TreatmentText
