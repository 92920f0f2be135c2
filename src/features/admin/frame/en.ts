import { clinic } from '../../../content/clinic.ts'
import { called } from '../../../content/en/called.ts'
import { forEachLanguage } from '../../../format/languages.ts'
import type { FrameWords } from './ro.ts'

export const words = {
  meta: {
    description: `The sign-in page for the staff of ${called}. Patients do not need an account on this site.`,
    keywords: ['sign in', 'staff', `${clinic.name} clinic`],
  },
  pageIn: forEachLanguage('en', (language) => `The page in ${language}`),
  label: 'Administration',
  menu: 'Menu',
  waiting: { one: '{count} request waits for an answer', other: '{count} requests wait for an answer' },
  site: 'See the site',
  edit: 'Edit this page',
  formatting: {
    title: 'How to make headings, lists and links',
    rows: [
      { written: '## Holiday hours', becomes: 'a heading' },
      { written: 'We are **closed** on the 25th.', becomes: 'words in bold' },
      { written: '- check-ups', becomes: 'a line of a list; each line begins with a hyphen' },
      {
        written: '[the price list](/en/preturi)',
        becomes: 'a link: the words first, then the page’s address',
      },
      { written: '(an empty line)', becomes: 'a new paragraph' },
    ],
  },
  signedInAs: 'Signed in as {email}',
  signOut: 'Sign out',
  bar: {
    average: 'changed prices: {percent} on average',
    refusals: { one: '{count} thing stops publishing', other: '{count} things stop publishing' },
    questions: { one: '{count} row to check', other: '{count} rows to check' },
    preview: 'Preview',
    publish: 'Publish',
  },
} satisfies FrameWords
