import { called } from '../../content/en/called.ts'
import { titled } from '../../content/titled.ts'
import type { StoriesPageWords } from './ro.ts'

export const words = {
  meta: {
    title: titled('Success stories: before and after'),
    description: `Cases treated at ${called}, published with the patients’ written consent: implants, veneers, braces, aesthetics.`,
    keywords: ['dental before and after', 'dental implant cases', 'veneers cases', 'braces cases'],
  },
  title: 'Success stories',
  lead: 'Where we started, what we did and how long it took, with the patients’ own words. Every case is different, and so are results.',
  filter: 'Kind of case',
  categories: {
    all: 'All',
    implant: 'Implants',
    veneers: 'Veneers',
    orthodontics: 'Orthodontics',
    aesthetics: 'Aesthetics',
  },
  count: { one: '{count} case', other: '{count} cases' },
  labels: {
    treatment: 'Treatment',
    duration: 'Duration',
    results: 'Results',
    doctor: 'Dentist',
    testimonial: 'In the patient’s words',
    before: 'Before',
    after: 'After',
    more: 'About this treatment',
  },
  whole: 'The whole story',
  formerDoctor: 'A dentist who used to work at the clinic',
  enlarge: 'Enlarge the pictures or close them: {title}',
  consent: 'Published with written consent, {scope}, dated {date}.',
  scopes: { site: 'on this site only', 'site-and-social': 'on this site and the clinic’s social media' },
  collected: {
    title: 'How we collect these stories',
    text: 'At the check-up after treatment we ask patients whether they would like to tell their story. They write in their own words, without payment or discounts, and sign a consent they can withdraw at any time. We correct only spelling mistakes.',
  },
  pictures: 'The pictures are drawings that show what changed, not photographs of patients.',
  photographs:
    'The photographs are published with the patients’ consent and are not retouched. Where there are none, drawings show what changed.',
  unnamed: 'A patient of the clinic',
  results:
    'A good result here does not predict yours. At the consultation you learn what is realistic to expect.',
  contact: {
    title: 'Your story starts with a conversation',
    text: 'Tell us what you would like to change. The first consultation is free.',
    action: 'Request an appointment',
    call: 'Call {phone}',
  },
  videos: {
    title: 'Patients tell their stories',
    lead: 'The videos load only when you press play. Below each one you’ll find its text.',
    choice: 'With video',
    count: { one: '{count} video', other: '{count} videos' },
    all: 'Stories on video',
    one: 'Video: {title}',
    play: 'Play the video with {name}',
    duration: 'duration {duration}',
    transcript: 'Read the whole testimonial',
    captions: 'English captions',
    sample:
      'The videos are short samples for now, drawn and silent: captions show a few sentences of each testimonial.',
    unavailable: 'The video cannot be played right now. You can read its text below.',
  },
} satisfies StoriesPageWords
