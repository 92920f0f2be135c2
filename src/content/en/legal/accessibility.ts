import { needs, wordsOf } from '../../needs.ts'
import type { PolicyText } from '../../schema.ts'

export const accessibility = {
  meta: {
    title: 'Accessibility statement of the website',
    description:
      'What we do so that everyone can use the clinic’s website, how we test it, which limits we know of and how to report a problem.',
    keywords: ['accessibility statement', 'WCAG 2.2 AA', 'accessible clinic website', 'screen reader'],
  },
  title: 'Accessibility statement',
  updated_on: '2026-11-21',
  lead: 'We want anyone to be able to read this site, find a price and request an appointment, however they use a computer or a phone. Here is what we have done, what is not solved yet and how you can help.',
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      paragraphs: [
        'We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, in Romanian and in English, on every page. The site has not been assessed by an independent auditor, so we do not claim that it meets every criterion.',
      ],
    },
    {
      id: 'measures',
      title: 'What we have done',
      paragraphs: ['The things that matter most:'],
      items: [
        'all content and forms also work without JavaScript',
        'everything can be done with the keyboard alone, with a visible focus indicator',
        'headings, landmarks and a skip link help screen readers',
        'form errors are explained beside the field and gathered at the top of the form',
        'text can be enlarged four times, and pages fit a screen 320 pixels wide',
        'colours have enough contrast, on light and on dark, and never carry meaning alone',
        'motion stops if you have asked your system for less of it',
        'meaningful images have a description',
        ...needs('stories', 'before and after pictures say in words what changed'),
        ...needs('videos', 'videos have a transcript and start only when you ask'),
      ],
    },
    {
      id: 'testing',
      title: 'How we test',
      paragraphs: [
        'For every version, an automated check opens the pages in a real browser, in both languages, and holds them against the axe rules for WCAG 2.2 AA; we also validate the HTML. Automated checks find only some of the problems.',
        'So we also look at the pages ourselves: narrow and wide screens, light and dark, enlarged text, forced colours, keyboard alone, and in print.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits we know of',
      paragraphs: ['We know there is more to do:'],
      items: [
        'the site has not yet been tried together with people with disabilities, nor with every screen reader',
        ...needs('videos', 'videos have no audio description and no sign language interpretation'),
        ...needs('news', 'some news may exist in one language only; the list says so'),
        'medical terms are explained in the text, but there is no easy-read version of the pages',
        `sites we link to (public authorities${wordsOf('instalments', ', the lender')}, maps) are beyond our control`,
      ],
    },
    {
      id: 'report',
      title: 'Report a problem',
      paragraphs: [
        'If something stands in your way, write to {email} or call {phone}. Tell us the page and what you were trying to do; knowing your browser or screen reader helps too. We answer within 5 working days.',
        'Until it is solved, we give you the information another way: by phone, by email or on paper. You can always request an appointment by phone as well.',
      ],
    },
    {
      id: 'visit',
      title: 'At the clinic',
      paragraphs: [
        'If walking is difficult, if you come with a companion or a guide dog, or if you need more time, tell us when you book. We will describe the way and the entrance at {address} and prepare the visit with you.',
      ],
    },
    {
      id: 'date',
      title: 'Date of this statement',
      paragraphs: [
        'This statement was prepared on 21\u00a0November\u00a02026, from our own checks. We review it at least once a year and after every major change to the site.',
      ],
    },
  ],
} satisfies PolicyText
