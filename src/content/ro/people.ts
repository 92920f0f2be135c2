import { peopleInWords } from '../counted.ts'

/** How many people work here, for sentences. */
export const doctors = peopleInWords(
  'doctor',
  { one: '{count} medic', few: '{count} medici', other: '{count} de medici' },
  'ro',
)
export const assistants = peopleInWords(
  'assistant',
  { one: '{count} asistent', few: '{count} asistenți', other: '{count} de asistenți' },
  'ro',
)
