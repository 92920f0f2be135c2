import type { PolicyText } from '../../schema.ts'
import { kind } from '../called.ts'

export const cookies = {
  meta: {
    title: 'Cookie policy of our dental clinic',
    description:
      'What the clinic’s website keeps on your device before and after you choose, what it is for, how long it stays and how to change your mind.',
    keywords: ['cookie policy', 'cookie settings', 'local storage', 'cookie consent'],
  },
  title: 'Cookie policy',
  updated_on: '2026-11-21',
  lead: `By “cookies” we mean here anything a site can keep on your device: cookies proper, local storage and copies of pages. The website of {name} ${kind} keeps little, and only after you have chosen.`,
  sections: [
    {
      id: 'before-choice',
      title: 'Before you choose: nothing',
      paragraphs: [
        'Until you press one of the banner’s buttons, the site writes nothing: no cookie, no local storage, no copy of a page for reading offline. (Your browser keeps its own temporary cache, as with any site; we do not use it to recognise you.) You can read everything and send the forms without choosing. Without JavaScript the banner does not appear and nothing is kept.',
      ],
    },
    {
      id: 'after-choice',
      title: 'After you choose: two entries',
      paragraphs: [
        'Whatever your answer, “Only necessary” included, we keep two entries in your browser’s local storage: the choice itself and a random identifier that links it with its proof. They are strictly necessary to respect your choice (Art. 4(6) of Romanian Law 506/2004). A third exists only while the proof is waiting to be sent.',
        'If your browser does not allow storage, the site carries on but asks you again on the next page.',
      ],
    },
    {
      id: 'stored-items',
      title: 'Everything that may be kept',
      paragraphs: [
        'The table lists every name, with its place, category, lifetime and purpose. An asterisk stands for an ending that varies. Rows marked for staff concern only employees who sign in.',
      ],
    },
    {
      id: 'categories',
      title: 'The four categories',
      paragraphs: ['The essential category is always on. The others are off until you switch them on.'],
      items: [
        'Essential: your choice and, for our team, signing in',
        'Analytics: pages read, how fast they were, the site you came from and presses on the phone number, sent to our own server without keeping anything on the device; Google’s analytics cookies, only if the tag is configured',
        'Marketing: Google’s advertising cookies, only if the tag is configured',
        'Functional: copies of our pages, so that you can read them without a connection',
      ],
    },
    {
      id: 'google',
      title: 'The Google tag',
      paragraphs: [
        'The site can work with a Google tag if the clinic configures one. It loads only after you accept “Analytics” or “Marketing”; until then nothing goes to Google. Your choice is passed on through consent mode: analytics follows the “Analytics” category, advertising follows “Marketing”.',
        'With consent to marketing, Google may also use cookies on its own domains, under its own privacy rules, published at policies.google.com.',
      ],
    },
    {
      id: 'change',
      title: 'How to change your mind',
      paragraphs: [
        'Withdrawing takes a single press, as accepting does: “Withdraw consent”, at the foot of any page and below here, for as long as you have accepted something. For one category alone open “Cookie settings”, switch off what you no longer want and press “Save preferences”. It works at once, in your other open tabs too: the statistics stop and the Google tag no longer has consent.',
        'After nearly 23 months we’ll ask you again, before the proof of your choice is deleted. Until you answer, only what is strictly necessary is in force.',
        'In the window of the settings you see the date, version and short code of your choice, and you can download it.',
        'You can delete the cookies Google has already written in your browser’s settings. There you can also clear anything the site has kept; we will then ask you again on your next visit.',
      ],
    },
    {
      id: 'browser-signals',
      title: 'Signals from your browser',
      paragraphs: [
        'If your browser sends Global Privacy Control, we note the signal in the proof of your choice and never take it as consent.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      paragraphs: [
        'Write to {email} or call {phone}. The privacy policy says which data reaches us, how long we keep it and what rights you have. The controller is {legalName}, {address}.',
      ],
    },
  ],
} satisfies PolicyText
