import { city } from '../../en/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Oral surgery in ${city}`),
    description:
      'Extractions, wisdom teeth, apical surgery and frenectomy: when they are needed, what happens, how you heal and when to call us straight away.',
    keywords: [
      `oral surgery ${city}`,
      'wisdom tooth removal',
      'tooth extraction',
      'apicectomy',
      'frenectomy',
    ],
  },
  search_words: [
    'pull a tooth',
    'pull tooth out',
    'tooth out',
    'take tooth out',
    'remove tooth',
    'tooth removal',
    'extraction',
    'tooth extraction',
    'wisdom tooth',
    'wisdom teeth',
    'wisdom tooth pain',
    'impacted wisdom tooth',
    'impacted tooth',
    'wisdom tooth coming through',
    'broken root',
    'root left behind',
    'root stump',
    'tooth broken at gum line',
    'tooth snapped off at gum',
    'tooth cannot be saved',
    'dry socket',
    'bleeding after extraction',
    'bleeding will not stop',
    'still bleeding',
    'pain after extraction',
    'swollen after extraction',
    'stitches',
    'tongue tie',
    'lip tie',
    'frenectomy',
    'jaw cyst',
    'apicectomy',
    'cannot open mouth',
    'jaw locked',
    'lockjaw',
    'knocked out tooth',
    'tooth knocked out',
    'tooth knocked loose',
    'hit in the mouth',
    'accident tooth',
    'sedation',
    'asleep dentist',
    'general anaesthetic',
    'lump under tongue',
    'mouth ulcer not healing',
    'emergency',
  ],
  title: 'Oral surgery',
  short_description:
    'Simple and surgical extractions, wisdom teeth included, apical surgery and small procedures on the gum and lining of the mouth, under local anaesthetic and with a written plan.',
  full_description: [
    'Oral surgery deals with what can no longer be treated from inside the tooth: removing teeth that cannot be kept, wisdom teeth that have no room, infection at the tip of a root, a tight frenum, or a small growth on the lining of the mouth. Nearly all of it is done in the chair under local anaesthetic, and you go home the same day.',
    'Before operating we look at what lies nearby. The roots of lower wisdom teeth may sit close to the inferior alveolar nerve, and the lingual nerve runs on the tongue side; the roots of upper premolars and molars may touch the maxillary sinus. A panoramic X-ray shows the general picture. We ask for a CBCT scan only when its answer could change the plan.',
    'Extraction is the last option, not the first. If a tooth can be treated we say how, with what prospects and at what cost. Nor does every wisdom tooth have to go: a healthy one that is fully through and easy to brush stays where it is, and we keep an eye on it.',
  ],
  features: [
    'Free first consultation with an examination and a written plan; X-rays are not included.',
    'A check of your medical history, medicines and allergies before we book the operation.',
    'Simple and surgical extractions, and impacted or partly erupted wisdom teeth.',
    'Apical surgery, frenectomy, limited gum reshaping and small excisions, sent for laboratory analysis when needed.',
    'Written instructions for home, and a phone call the next day after longer procedures.',
    'A review visit with stitches removed after 7–10 days.',
  ],
  benefits: [
    'Removes the cause of an infection that might otherwise return or spread.',
    'Protects the neighbouring tooth when a wisdom tooth presses on it or traps food against it.',
    'Prepares the site for an implant, a bridge or orthodontic treatment.',
    'You know beforehand how long it takes, what the risks are and what happens to the gap.',
  ],
  technologies: [
    'Digital panoramic X-ray and, where needed, a small-field CBCT scan.',
    'Piezoelectric instruments, which cut bone while sparing soft tissue.',
    'Loupes and a headlight for apical surgery and fine suturing.',
    'Collagen sponges and dissolving stitches where they help.',
  ],
  duration:
    'Simple extraction: 20–40 minutes; impacted wisdom tooth: 45–90 minutes. Usually 2 visits: the operation and a review after 7–10 days.',
  success_rate:
    'An extraction is judged by its complications: dry socket follows about 2%[^alveolita] of simple extractions and 15%[^alveolita] of surgical ones.',
  warranty:
    'A surgical act carries no product warranty. For 30 days, review visits and care for local complications are included, provided you follow the written advice and attend the review.',
  suits: [
    'Teeth broken below the gum or too decayed to support a crown.',
    'Wisdom teeth with repeated infection, a cyst, or decay or root damage to the tooth in front.',
    'Infection at a root tip that persists after a sound root canal treatment or its retreatment.',
    'A short frenum that pulls on the gum, keeps a gap open or restricts the tongue.',
    'Teeth to be removed as part of an orthodontic plan or before a denture.',
  ],
  not_suits: [
    'A tooth that can be saved with a filling, root canal treatment or gum treatment.',
    'Unstable general illness: uncontrolled blood pressure or diabetes, a recent heart attack or stroke. We wait for your doctor’s advice.',
    'Radiotherapy to the head and neck, or bisphos\u00adphonates or denosumab for cancer: planned with your specialist, sometimes in hospital. With treatment for osteoporosis it is usually done here. Do not stop your medicine without the doctor who prescribed it.',
    'Blood thinners should not be stopped on your own initiative; we agree the approach with whoever prescribed them.',
  ],
  course: 'A simple extraction',
  steps: [
    {
      title: 'Consultation and imaging',
      text: 'We examine the area, go through your list of medicines and take the X-ray that is needed. You receive the plan, the alternatives and the cost in writing.',
    },
    {
      title: 'Getting ready',
      text: 'Eat normally, take your usual medicines unless we agreed otherwise and come after a good night’s sleep. Antibiotics are prescribed when there is a reason for them, not as routine.',
    },
    {
      title: 'Local anaesthetic',
      text: 'We numb the area and check with you that nothing feels sharp. You will still notice pressure and vibration; raise a hand and we stop.',
    },
    {
      title: 'The operation',
      text: 'The tooth is loosened gradually and divided if need be, so that as little bone as possible is removed. We clean the socket and place stitches where the edges do not meet.',
    },
    {
      title: 'The first 24 hours',
      text: 'Bite on the gauze for 30–45 minutes and use ice wrapped in a towel, with pauses. No rinsing, smoking or drinking through a straw. Take pain relief to the schedule you were given.',
    },
    {
      title: 'Review',
      text: 'After 7–10 days we remove the stitches, check healing and decide whether, and when, the tooth should be replaced.',
    },
  ],
  pain: 'During the operation the anaesthetic takes away pain but not the sense of pressure. Once it wears off, soreness is usually moderate, strongest in the first 2–3 days, and eases with ordinary pain relief taken at regular times. After an impacted wisdom tooth, a swollen cheek and a stiff jaw are normal and settle from the third day.',
  healing:
    'The gum closes in 2–3 weeks; bone fills the socket over 3–6 months. Eat soft, lukewarm food for 2–3 days, brush the rest of your mouth gently from the first evening and avoid heavy exercise for 3–5 days. Most people return to desk work the next day; after impacted wisdom teeth allow 2–4 quieter days.',
  risks: [
    'Dry socket: the clot is lost and pain rises after 2–4 days. It is treated locally and passes; smoking raises the risk.',
    'Prolonged bleeding, swelling, bruising or a stiff jaw for some days.',
    'Infection of the wound, which may need drainage, irrigation and sometimes antibiotics.',
    'Numbness of the lip, chin or tongue after lower wisdom teeth, mostly temporary; in fewer than 1%[^nerv] of cases it stays.',
    'An opening into the maxillary sinus with upper teeth, closed at the same visit or later.',
    'A fractured root or damage to a neighbouring restoration; we tell you at once and agree what follows.',
  ],
  alternatives: [
    {
      treatment: 'tratamente_endodontice',
      text: 'If enough sound tooth remains, root canal treatment or retreatment may keep it.',
    },
    {
      treatment: 'parodontologie',
      text: 'A tooth loosened by gum disease deserves a periodontal assessment before it is taken out.',
    },
    {
      treatment: 'implant_dentar',
      text: 'If the tooth cannot be kept, an implant is one way to replace it, at once or after healing.',
    },
  ],
  urgent: [
    'Bleeding that does not stop after 30 minutes of firm pressure on clean gauze.',
    'Pain that increases from the second or third day, a foul taste, or a temperature above 38\u00a0°C.',
    'After the third day: swelling that grows, or a jaw that opens less from one day to the next.',
    'Numbness that is still there the day after the operation.',
  ],
  questions: [
    {
      question: 'Do wisdom teeth have to come out if they do not trouble me?',
      answer:
        'Not necessarily. If they are fully through, can be brushed and do not harm the next tooth, we watch them at check-ups. We advise removal when there is decay, repeated infection, a cyst or signs that the neighbouring molar is suffering.',
    },
    {
      question: 'How long should I not smoke?',
      answer:
        'At least 72 hours, ideally a week. Smoking dislodges the clot and narrows blood vessels, which makes dry socket more likely. The same applies to e-cigarettes.',
    },
    {
      question: 'I take blood thinners. Can I have a tooth out?',
      answer:
        'Usually yes, without stopping them, using local measures to control bleeding. Please do not change the dose yourself: we speak to your doctor and ask for the tests we need first.',
    },
    {
      question: 'Can several wisdom teeth be removed together?',
      answer:
        'Yes, commonly those on one side, so that you can chew on the other. Removing all four in one visit is a separate decision that depends on difficulty and on your general health.',
    },
    {
      question: 'Does the missing tooth have to be replaced?',
      answer:
        'Wisdom teeth are not replaced. For other teeth we discuss an implant, a bridge, a denture or, at times, leaving the gap. Each option is set out in the plan with its benefits and limits.',
    },
  ],
  footnotes: {
    alveolita: {
      definition:
        'Share of extractions followed by dry socket (alveolar osteitis), in a single teaching centre; it is higher in smokers.',
      period: 'First days after extraction; study of 1,305 extractions, published in 2011',
      source: sources.abuYounis2011,
    },
    nerv: {
      definition:
        'Share of lower wisdom tooth removals followed by a change in sensation of the lip or tongue, passing or not; those that stay are fewer.',
      period: 'Study of 4,338 removals, published in 2010',
      source: sources.cheung2010,
    },
  },
} satisfies TreatmentText
