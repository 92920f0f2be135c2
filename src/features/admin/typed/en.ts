import type { TypedWords } from './ro.ts'

export const words = {
  given: 'What you typed here on {date} at {time} was not saved. It is in the form again: “{field}”.',
  offered:
    'What you typed here on {date} at {time} was not saved, and something else has been saved since: “{field}”. The form shows what is saved.',
  homeless: 'The form no longer has a field for:',
  show: 'Show the field',
  putBack: 'Put what I typed in the form',
  giveUp: 'Give up what I typed',
} satisfies TypedWords
