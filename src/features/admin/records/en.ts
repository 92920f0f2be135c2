import type { RecordWords } from './ro.ts'

export const words = {
  states: {
    new: 'New',
    called: 'Called',
    no_answer: 'No answer',
    scheduled: 'Scheduled',
    no_show: 'Did not come',
    done: 'Done',
  },
  reasons: {
    asked: 'The person asked for it',
    withdrawn: 'Consent was withdrawn',
    spam: 'Unsolicited message',
    duplicate: 'Sent twice',
    test: 'A trial',
  },
  subscribers: { one: '{count} subscriber', other: '{count} subscribers' },
} satisfies RecordWords
