import type { Home } from '../page-schema.ts'

export const home = {
  meta: {
    title: 'Dental clinic in Bucharest, Sector 2 – Amiaza',
    description:
      'Implants, veneers, orthodontics, root canals and oral surgery in Bucharest. The first consultation is free and every price is public.',
    keywords: [
      'dental clinic Bucharest',
      'English-speaking dentist',
      'dental implant',
      'veneers',
      'free consultation',
    ],
  },
  hero: {
    eyebrow: 'A dental clinic in Bucharest, Sector 2',
    title: 'Dentistry in plain daylight',
    lead: 'We look at what needs doing, explain it in plain words and write it all down in a plan with prices. You decide, in your own time.',
    primary: 'Request a visit',
    secondary: 'See the prices',
  },
  promises: {
    title: 'What we promise, and on what terms',
    conditions: 'Conditions',
    consultation: {
      title: 'Your first consultation is free',
      text: 'We examine you, listen to you and give you a written treatment plan with stages and prices.',
      conditions: [
        'Once for each new patient.',
        'X-rays and CT scans are not included: they cost what the price list says.',
        'It does not oblige you to start treatment.',
      ],
    },
    specialists: {
      title: 'Specialist doctors',
      text: 'Seven doctors with 9–18 years of experience[^experienta], each in their own field.',
      conditions: [
        'Your plan is made by the doctor who is responsible for the treatment.',
        'If a case calls for several fields, the doctors discuss it together before they propose it to you.',
      ],
    },
    warranty: {
      title: 'A written warranty',
      text: 'With implants, crowns and veneers you receive a warranty certificate that states how long it lasts.',
      conditions: [
        'You come for one check-up a year and the hygiene visits we recommend.',
        'It covers the work itself, not accidents or neglected hygiene.',
        'We tell you the length before we start.',
      ],
    },
  },
  treatments: {
    title: 'What we treat',
    lead: 'Fifteen treatments in six fields. Each page says whom it suits and whom it does not.',
    all: 'All treatments',
  },
  prices: {
    title: 'What it costs',
    lead: 'Final prices, in lei, with everything they include. You can put together your own estimate.',
    all: 'The full price list',
    instalments: 'Paying in instalments, with the full cost',
    offer: 'The offer on dental implants',
  },
  team: {
    title: 'Who will treat you',
    lead: 'See who the doctors are, what they have studied and which languages you can speak with them.',
    all: 'The whole team',
  },
  stories: {
    title: 'Success stories',
    lead: 'Cases published with the written consent of our patients. Every case is different, and so are results.',
    all: 'All stories',
  },
  news: {
    title: 'News and advice',
    lead: 'Short articles, checked by our doctors before they are published.',
    all: 'All news',
  },
  visit: {
    title: 'How a first visit goes',
    lead: 'It takes about an hour. We start no treatment without your consent.',
    items: [
      {
        title: 'You write or call',
        text: 'Tell us briefly what is bothering you and when you can come. We call you and agree on a time.',
      },
      {
        title: 'We talk',
        text: 'You fill in a health questionnaire. If you are nervous, tell us: we go at your pace.',
      },
      {
        title: 'The examination',
        text: 'The doctor looks at your teeth and gums. If an X-ray is needed, you hear its price first.',
      },
      {
        title: 'The written plan',
        text: 'You get the stages, options and prices on paper or by email, with time to think.',
      },
      {
        title: 'Your decision',
        text: 'Answer when you are ready. You are always free to ask another doctor for an opinion.',
      },
    ],
  },
  questions: {
    title: 'Frequent questions',
    items: [
      {
        question: 'What does the free consultation include?',
        answer:
          'An examination of teeth and gums, a conversation and a written treatment plan with prices. X-rays are paid for separately.',
      },
      {
        question: 'Will it hurt?',
        answer:
          'For most procedures we use a local anaesthetic and the area goes numb. Afterwards there may be some discomfort for a few days. The doctor tells you what to expect and which painkiller you can take.',
      },
      {
        question: 'I am very afraid of the dentist. What can I do?',
        answer:
          'Tell us when you ask for a visit. We set aside more time, agree on a sign at which we stop and, the first time, we can simply talk.',
      },
      {
        question: 'It is an emergency. When can I come?',
        answer:
          'If you have strong pain, swelling or a knocked tooth, call us. We keep time for emergencies every working day. If you have trouble breathing or swallowing, call 112.',
      },
      {
        question: 'Can I pay in instalments?',
        answer:
          'Yes, through a loan from TBI Bank, subject to approval. The page about instalments shows the total cost and a full example before you sign anything.',
        link: { page: 'instalments', text: 'See what instalments cost' },
      },
      {
        question: 'Do you treat children?',
        answer:
          'Yes. A child’s first visit is mostly about getting to know us. A parent or guardian stays with them and signs the consent.',
      },
      {
        question: 'I am coming from abroad. How do I plan my visits?',
        answer:
          'Write to us with your dates and, if you have them, recent X-rays to bring along. We tell you how many visits to expect and how far apart they are before you book a flight.',
      },
    ],
  },
  contact: {
    title: 'Come and meet us',
    lead: 'Write and tell us what is bothering you, or call. We answer during opening hours.',
    book: 'Request a visit',
    call: 'Call {phone}',
    directions: 'How to reach us',
  },
} satisfies Home
