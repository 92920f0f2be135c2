import { clinic } from '../../content/clinic.ts'
import { called } from '../../content/en/called.ts'
import { city } from '../../content/en/city.ts'
import type { MemberWords } from './ro.ts'

export const words = {
  meta: {
    by: called,
    kinds: { doctor: 'dentist', assistant: 'dental nurse', receptionist: 'reception' },
    descriptions: [
      `{name}, {role}. Treatments, experience, courses and languages. ${called}, ${city}.`,
      '{name}, {role}. Treatments, experience, courses and languages spoken.',
      `{name} of ${clinic.name}: what they do, experience, courses and languages spoken.`,
    ],
    keywords: [`dentists ${city}`, 'dental clinic team'],
  },
  about: 'What they do',
  forWhom: 'For whom',
  treatments: 'Treatments',
  experience: 'Experience',
  facts: {
    title: 'In short',
    register: 'Number in the professional register',
    since: 'In practice since',
    languages: 'Languages spoken',
    fields: 'Fields',
  },
  checked: {
    title: 'What they check medically',
    lead: '{name} has read and checked these texts of the site.',
    on: 'checked on {date}, again on {next}',
    articles: 'Articles checked or prepared',
  },
  stories: { title: 'Patients tell their stories', all: 'All stories' },
  team: 'The whole team',
  next: {
    title: 'A visit to {name}',
    text: 'Tell us what is bothering you and when you could come: we will call to agree on a time. The first consultation is free.',
  },
} satisfies MemberWords
