import type { OutcomesWords } from './ro.ts'

export const words = {
  link: 'The outcomes of {year} in figures',
} satisfies OutcomesWords
