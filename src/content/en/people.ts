import { peopleInWords } from '../counted.ts'

/** How many people work here, for sentences. */
export const doctors = peopleInWords('doctor', { one: '{count} dentist', other: '{count} dentists' }, 'en')
export const assistants = peopleInWords(
  'assistant',
  { one: '{count} assistant', other: '{count} assistants' },
  'en',
)
