import { clinic } from '../../content/clinic.ts'
import { titled } from '../../content/titled.ts'
import type { OutcomesPageWords } from './ro.ts'

export const words = {
  metaTitle: titled('The outcomes of {year} in figures'),
  meta: {
    description:
      'How often the bill equalled the estimate, complications, complaints and days of waiting in {year}, with how each of them was counted.',
    keywords: [`outcomes ${clinic.name}`, 'dental complications', 'dental complaints'],
  },
  title: 'The outcomes of {year}',
  lead: 'The clinic’s figures for a whole year, counted by ourselves. Below each it says how. A year does not tell how your own treatment will go: your dentist will talk about that with you.',
  how: 'How it was counted',
  share: '{part} of {whole} ({percent})',
  bills: { title: 'The bill and the estimate', text: 'bills equal to the estimate written beforehand' },
  complications: { title: 'Complications', text: 'treatments with a complication noted in the record' },
  complaints: {
    title: 'Complaints',
    count: { one: '{count} complaint', other: '{count} complaints' },
    none: 'No complaint received',
    settled: {
      one: '{count} settled together with the patient',
      other: '{count} settled together with the patients',
    },
  },
  waiting: {
    title: 'Days of waiting',
    days: { one: '{count} day', other: '{count} days' },
    text: 'from request to first visit, at most, for half of {requests}',
    requests: { one: '{count} request', other: 'the {count} requests' },
  },
  others: 'Other years',
  team: 'Who works at the clinic',
} satisfies OutcomesPageWords
