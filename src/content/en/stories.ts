import type { StoryText } from '../schema.ts'
import type { StoryId } from '../stories/stories.ts'

export const storyTexts = {
  'implant-molar-inferior': {
    title: 'A lost molar replaced with an implant',
    name: 'Mihaela D.',
    treatment: 'Dental implant and implant crown',
    duration: '5 months, from consultation to crown',
    before_after:
      'The first lower right molar had been taken out long ago, and the teeth beside it had begun to lean into the space. Once the implant had healed, a screw-retained crown filled the gap. The neighbouring teeth were not drilled.',
    before_alt:
      'Before: a molar is missing from the lower arch and the gum is smooth between its two neighbours.',
    after_alt: 'After: the gap is filled by a crown on an implant, level with the teeth beside it.',
    testimonial:
      'I had put it off for ages because the gap did not show. I was used to chewing on the left only. The dentist showed me on the scan what was happening to the teeth next to it, and said I could wait, but not for ever. That evening my cheek was swollen and I took the tablet they advised; the next day I worked from home. Now I forget which one is the implant.',
    results: [
      'Chews on both sides again',
      'The neighbouring teeth were left untouched',
      'One-year check: stable bone on the X-ray',
    ],
  },
  'arcada-fixa-superioara': {
    title: 'From a removable denture to a fixed arch on implants',
    name: 'Gheorghe P.',
    treatment: 'Fixed upper arch on implants',
    duration: '7 months, with temporary teeth meanwhile',
    before_after:
      'A few loose upper teeth with deep gum pockets were holding a denture. They were taken out, the implants were placed and temporary fixed teeth were attached. After healing these were replaced by the final bridge.',
    before_alt: 'Before: several upper teeth are missing and the remaining ones are long and far apart.',
    after_alt: 'After: the upper arch is complete, with a fixed bridge supported by implants.',
    testimonial:
      'I had stopped eating out because I was afraid the denture would move. They told me from the start that the first set is temporary, that I would eat soft food for eight weeks and that smoking would spoil my chances, so I gave it up. There were swollen days and a lot of soup. What helped was knowing what came next. Now I come for a professional cleaning twice a year; that is part of the deal.',
    results: [
      'Fixed teeth, cleaned with a brush and a water flosser',
      'No removable upper denture any more',
      'Check-up and professional cleaning every six months',
    ],
  },
  'fatete-pe-dinti-uzati': {
    title: 'Veneers for teeth worn down by grinding',
    name: 'Irina V.',
    treatment: 'Six ceramic veneers and a night guard',
    duration: '6 weeks',
    before_after:
      'The front teeth had become shorter and their edges were chipped. A night guard came first, then a mock-up worn for a few days. The veneers restored the length without changing much of the shape she was used to.',
    before_alt: 'Before: the front teeth are short, with chipped, uneven edges.',
    after_alt: 'After: the same teeth are a little longer, with whole edges in a smooth line.',
    testimonial:
      'I was afraid of teeth that are too white and too big, like the ones I had seen on other people. I wore the mock-up for a weekend, showed it to my husband and asked for them to be slightly shorter. They made them shorter. For a few days after they were bonded I felt the cold. The night guard is not comfortable, but I wear it, because now I understand why my teeth wore down.',
    results: [
      'The length of the front teeth was restored',
      'The patient chose the shape from the mock-up',
      'A night guard protects the veneers',
    ],
  },
  'fatete-incisivi-distantati': {
    title: 'A gap between the front teeth closed with two veneers',
    name: 'Andreea M.',
    treatment: 'Two ceramic veneers on the central incisors',
    duration: '4 weeks',
    before_after:
      'A gap between the two upper central incisors had come back after braces worn as a teenager. She did not want orthodontic treatment again. Two veneers made the teeth slightly wider and closed the gap.',
    before_alt: 'Before: a narrow dark gap shows between the two upper central incisors.',
    after_alt: 'After: the central incisors touch and the gap is closed; the other teeth are unchanged.',
    testimonial:
      'They took me through braces, composite and veneers one by one, with prices and what each involves. I thought about it for two weeks and nobody hurried me. I chose veneers knowing that there is no way back to the untouched tooth. At the try-in I asked for a hint of transparency at the edge, and they kept it.',
    results: [
      'The gap between the incisors is closed',
      'Only two teeth were treated',
      'Floss still passes between the teeth',
    ],
  },
  'aparat-fix-la-adult': {
    title: 'Braces at 41 for crowded teeth',
    name: 'Cătălin R.',
    treatment: 'Fixed braces, then a retainer',
    duration: '20 months in braces',
    before_after:
      'The lower teeth were crowded and overlapping, hard to clean, and the gums bled on brushing. After gum treatment, fixed braces brought them into an arch. A thin retainer wire stays behind them.',
    before_alt: 'Before: the front teeth are crowded, overlapping and turned.',
    after_alt: 'After: the teeth stand in a regular arch without overlaps.',
    testimonial:
      'There were jokes at the office for a week, then nobody noticed any more. After each adjustment my teeth were tender for two or three days and I lived on pasta. Brushing at lunchtime was the hard part. I started for the sake of my gums, not my smile, and that is still what pleases me: the floss goes through everywhere now.',
    results: [
      'Straight teeth are easier to clean',
      'The gums no longer bleed on brushing',
      'Wears a retainer and comes for a check once a year',
    ],
  },
  'gutiere-pentru-spatieri': {
    title: 'Clear aligners for gaps between the teeth',
    name: 'Sorina T.',
    treatment: 'Clear aligners, then a night retainer',
    duration: '11 months',
    before_after:
      'The upper teeth leaned slightly forward and had gaps between them. Aligners changed every two weeks brought the teeth back and closed the gaps. She wears a retainer at night.',
    before_alt: 'Before: there are several gaps between the upper teeth, and the incisors fan outwards.',
    after_alt: 'After: the gaps are closed and the upper teeth stand upright, side by side.',
    testimonial:
      'I work with the public and did not want metal. The dentist told me frankly that aligners work only if I wear them nearly all day. On holiday I cheated and it showed: I had to repeat two of them. My speech was a little odd for the first week. Now I wear one only at night, and it is part of my routine, like brushing.',
    results: [
      'The gaps between the teeth are closed',
      'Treatment took one month longer than planned',
      'Retainer worn every night',
    ],
  },
  'albire-dupa-igienizare': {
    title: 'First a professional cleaning, then whitening',
    name: 'Raluca B.',
    treatment: 'Cleaning and home whitening with trays',
    duration: '5 weeks, including a break',
    before_after:
      'The teeth had coffee stains and a yellowish shade. After a professional cleaning and treatment of a small cavity, she whitened at home with trays and gel dosed by the dentist, and stopped for a few days when the teeth became sensitive.',
    before_alt: 'Before: all the upper teeth have a yellowish shade.',
    after_alt: 'After: the same teeth, with the same shape, in a lighter shade.',
    testimonial:
      'I came in determined to have my teeth whitened that day. I left with my teeth cleaned and a cavity to be treated, a bit disappointed, I admit. Then I whitened at home in the evenings. On the fourth day cold air stung; I called, and they told me to stop for three days and then carry on. They are my own teeth, only lighter.',
    results: [
      'A lighter shade, chosen together with the dentist',
      'Sensitivity settled after a three-day break',
      'A cavity found and treated before whitening',
    ],
  },
  'coroane-frontale-refacute': {
    title: 'Old front crowns replaced',
    name: 'Doina S.',
    treatment: 'Four zirconia crowns',
    duration: '8 weeks',
    before_after:
      'The old crowns showed a grey edge at the gum, and one had become loose. The root canal under it was treated again, and temporary crowns were fitted. The new crowns follow the line of the gum.',
    before_alt:
      'Before: the front crowns have a grey edge at the gum and a different shade from their neighbours.',
    after_alt: 'After: the new crowns match the neighbouring teeth and the grey edge no longer shows.',
    testimonial:
      'I had had those crowns for so long that I smiled with a hand over my mouth without noticing. One of them was loose and I was afraid of losing the tooth. The dentist treated the canal again, then I waited a month with temporary crowns so that they could be sure. It took longer than I expected, but each time they told me why.',
    results: [
      'The tooth with the repeated root canal treatment was kept',
      'The grey edge no longer shows',
      'A check-up with an X-ray after a year, booked ahead',
    ],
  },
  'incisiv-lateral-lipsa': {
    title: 'A lateral incisor that never grew',
    name: 'Vlad N.',
    treatment: 'Dental implant and implant crown',
    duration: '6 months',
    before_after:
      'An upper lateral incisor had been missing from birth, and a bonded temporary tooth had kept its place. An implant and a crown replaced the temporary tooth.',
    before_alt: 'Before: there is an empty space in the arch where a tooth is missing.',
    after_alt: 'After: the space is filled by a crown on an implant, similar to the teeth beside it.',
    testimonial:
      'The temporary tooth kept coming off at the wrong moment. I waited until I had stopped growing, then until I had finished university, and only then had the implant. It was simpler than I had imagined, but it took patience.',
    results: ['The space is filled by a fixed crown', 'The neighbouring teeth were not drilled'],
  },
} satisfies Record<StoryId, StoryText>
