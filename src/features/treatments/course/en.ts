import type { CourseLineWords } from './ro.ts'

export const words = {
  title: 'What you will feel',
  facts: {
    chair: 'Longest visit',
    numb: 'Numb afterwards',
    sore: 'Days of soreness',
    visits: 'Visits',
    done: 'Finished in',
  },
  none: { numb: 'not at all', sore: 'usually none' },
  sameDay: 'the same day',
  visits: { one: '{count} visit', other: '{count} visits' },
  drawn: { chair: 'in the chair', mild: 'slight soreness', moderate: 'moderate soreness', done: 'done' },
  scale: { hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year' },
  words: {
    chair: 'The longest visit takes {period}.',
    numb: 'After it the area stays numb for another {period}.',
    noNumb: 'No anaesthetic is needed.',
    mild: 'Then comes slight discomfort, usually for {period}.',
    moderate: 'Then comes moderate discomfort, usually for {period}, for which you are given pain relief.',
    noSore: 'Usually no days of soreness follow.',
    again: 'It may be the same after later visits.',
    done: 'The whole treatment takes {period}, with {visits}.',
    sameDay: 'It is finished the same day.',
  },
  brief: {
    mild: 'slight discomfort, {period}',
    moderate: 'moderate discomfort, {period}',
    none: 'usually no pain',
    numb: 'anaesthetic, then {after}',
    noNumb: 'no anaesthetic; then {after}',
  },
  note: 'The usual ranges at our clinic; yours may differ.',
  sources: 'Study',
} satisfies CourseLineWords
