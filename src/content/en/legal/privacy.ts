import { needs, wordsOf } from '../../needs.ts'
import type { PolicyText } from '../../schema.ts'
import { kind } from '../called.ts'

export const privacy = {
  meta: {
    title: 'Privacy policy of our dental clinic',
    description:
      'Which personal data this clinic’s website handles, why, for how long, who helps us with it and what rights you have, in plain words.',
    keywords: ['privacy policy', 'data protection', 'GDPR dental clinic', 'patient data rights'],
  },
  title: 'Privacy policy',
  updated_on: '2026-11-29',
  lead: `This page says which personal data the website of {name} ${kind} handles, why, for how long, and what you can ask of us. Your dental record is covered by a separate notice, which you receive at the clinic.`,
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible for your data',
      paragraphs: [
        `The controller is {legalName}, the company that runs {name} ${kind}, at {address}. Its tax code, trade register number and authorisation are at the foot of every page.`,
        'For any question about your data, write to {email}, call {phone} or send a letter to the address above.',
        'We have no data protection officer: the clinic has {dentists} and does not handle health data on a large scale in the sense of Art. 37 GDPR. Questions reach the manager of the clinic.',
        'We apply Regulation (EU) 2016/679 (the GDPR), Romanian Law 190/2018 and, for anything kept on your device, Romanian Law 506/2004.',
      ],
    },
    {
      id: 'reading',
      title: 'When you simply read the site',
      paragraphs: [
        'You need no account and we ask for no data. Until you choose in the cookie banner, we write nothing to your device.',
        'To bring you the page, our hosting provider handles your IP address and the usual details of a request: the time, the address requested, the type of browser. Our own server uses the IP address for a moment only, to limit submissions that come too often. The legal basis is our legitimate interest in delivering and protecting the site (Art. 6(1)(f) GDPR).',
        'On the server we count visits to pages without knowing whose they are: the page pattern, the language, the kind of answer (successful, redirected, not found, error), the forms sent, and old addresses or those not found. The count reads nothing from your device.',
        'When something breaks, your browser sends us a report: the error message, the place in the code, the page pattern, the version of the site. These reports and our technical logs are built to contain no personal data and are deleted after 30 days at most.',
        `The site loads no ${wordsOf('videos', 'fonts, maps or videos', 'fonts or maps')} from other people’s servers. Links to other sites send data only once you open them.${wordsOf('instalments', ' The instalment calculator sends nothing to the lender.')}`,
      ],
    },
    {
      id: 'contact',
      title: 'When you request an appointment or write to us',
      paragraphs: [
        'The purpose is to answer you and to prepare your visit. The legal basis is Art. 6(1)(b) GDPR: steps taken at your request before a contract. What is wrong, the treatment you choose, what you tick for an easier visit and your message may say something about your health; we handle those under Art. 9(2)(h), for dental care, and they are read only by people bound by professional secrecy.',
        'Please do not write diagnoses or personal identification numbers in the message, and do not send medical documents. We can talk about them by phone or at your visit.',
        'Your name and one way to answer you (phone or email) are needed; without them we cannot reach you. Everything else is up to you.',
        'The clinic is told by an email without health details, containing a link to the request. The reception notes on the request what was agreed with you. The request is deleted 90 days after it was sent, with its notes. If you become a patient, the data needed moves to your dental record, which has its own legal retention periods.',
        'Your request has a page of its own, which you open by a secret link and where you can change or cancel it. We also email you the link if you leave an address. Of the link we keep only a cryptographic fingerprint; the page shows neither your name nor your phone number or address, and it disappears with the request.',
        'Against automated messages we use a hidden field, a time stamp and a limit on how often a form can be sent. For that limit your IP address is used for a moment and is not kept with the request. If we switch on the Cloudflare Turnstile check, it handles technical details of your browser for this purpose alone.',
        'The form sends us only what you fill in:',
      ],
      items: [
        'your name and your phone number or email address',
        'the language you would like the answer in and, in the English form, your country',
        'what is wrong, if you began there, and the treatment and the dentist you are interested in, if you choose them',
        'the days and parts of the day that suit you',
        'what would make the visit easier, if you tick anything',
        'your message and the rows of your estimate, if you attach them',
      ],
    },
    {
      id: 'newsletter',
      title: 'When you subscribe to our news',
      paragraphs: [
        'We handle your email address and language with your consent (Art. 6(1)(a) GDPR). Subscribing takes two steps: you receive a message with a link that is valid for 48 hours, and you are on the list only once you confirm. Of the link we keep only a cryptographic fingerprint.',
        'The news box in the contact form is separate, unticked and has no effect on your request. It leads to the same confirmation message.',
        'You can unsubscribe from any message, without giving a reason. Unconfirmed addresses are deleted within 7 days; if the confirmation message could not be delivered or was reported as unwanted, we keep them for 30 days, only so as not to write to them again. After you unsubscribe we keep the proof of your consent and of its withdrawal for another 24 months, then delete it.',
        'For 30 days after each newsletter we keep a record of who was sent it, so that you do not get it twice. An address that messages no longer reach is taken off the list. We do not track whether you open messages or the links in them.',
      ],
    },
    {
      id: 'stories',
      title: 'When you tell the story of your treatment',
      paragraphs: [
        'A patient’s story is on the site only with their explicit consent, signed on paper (Art. 9(2)(a) GDPR), and only with what the consent covers: the text, the first name and initial, the photographs before and after. The full name never appears.',
        'Of the consent we keep who signed it, when, to what, until when, and which paper it is. Only the clinic’s administrators see it.',
        'You can withdraw your consent at any time, without giving a reason: the story and its photographs leave the site at once, the photographs are erased the following night, and the text after 30 days. Consent given for a period ends by itself on its last day. We keep the proof of consent for three more years after its end, for as long as we could be asked for it (Art. 17(3)(e) GDPR).',
      ],
    },
    {
      id: 'consent',
      title: 'The proof of your cookie choice',
      paragraphs: [
        'The law requires us to be able to prove consent (Art. 7(1) GDPR; legal basis: Art. 6(1)(c)). So when you choose, we keep one row in the database.',
        'The row contains no IP address, no browser type and no page you were on. The identifier has no link with your name and is not used for statistics. We still treat it as personal data.',
        'We keep the row for 24 months after it is recorded, then delete it. A month before, the site asks you again, so that no choice in force is left without its proof. That covers the time in which we could be asked for the proof and is no longer than we need for it.',
        'Without the identifier we cannot tell which row is yours. You will find it under “Cookie settings”, where you can also download your choice.',
        'The row of proof contains:',
      ],
      items: [
        'a random identifier, created in your browser at the moment you choose, and the number of the event',
        'the categories you accepted and refused, the date and time, and the version of the text',
        'the language of the page and where you chose (banner or preferences window)',
        'the Global Privacy Control signal, if your browser sends it',
        'the staff account, only if the person is signed in as a member of the team',
      ],
    },
    {
      id: 'insights',
      title: 'Statistics, only with your consent to analytics',
      paragraphs: [
        'If you accept the “Analytics” category, the site sends us the address of the page you read (without anything after the question mark), its pattern, a few measurements of speed, the name of the site you came from and that you pressed the phone number. We do not link them with the identifier of your choice, with requests from the form or with each other, because the page of a treatment can hint at health.',
        'The legal basis is your consent (Art. 6(1)(a) GDPR), which you can withdraw at any time. The statistics are kept for 3 months at most.',
        'A Google tag loads only if the clinic has configured one, and only after you accept “Analytics” or “Marketing”. Google then receives your IP address, the page and the data in its cookies. The cookie policy has the details.',
      ],
    },
    {
      id: 'staff',
      title: 'Accounts of our team',
      paragraphs: [
        'The administration area is for the clinic’s team alone. For it we keep the email address of the account, the password as a cryptographic fingerprint, the key of the code on a phone if one is used, the times of signing in and, while a session lasts, the names of its browser and system, for as long as the account exists. The log of what each account does is deleted after 24 months. Visitors have no accounts.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who helps us',
      paragraphs: [
        'We neither sell nor rent data. It reaches a public authority only when the law obliges us.',
        'To run the site we entrust it only to those below, under contract (Art. 28 GDPR):',
      ],
      items: [
        'Cloudflare: hosting and delivering the site, protection against attacks, statistics, and queues for requests the database could not take at once (14 days at most)',
        'Supabase: the database and the sign-in of our team, in a data centre in the European Union',
        'the provider through which we send the clinic’s emails: the recipient’s address and the text of the message',
        'Google: only if the tag is configured and you have accepted it; for advertising, Google is a controller in its own right',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers outside the European Union',
      paragraphs: [
        'Cloudflare, Supabase and Google are groups with companies in the United States. Access from there, or data passing through their networks, relies on the adequacy decision for the EU–US Data Privacy Framework, for certified companies, or on the European Commission’s standard contractual clauses (Art. 45 and 46 GDPR).',
        'You can ask us for a copy of these safeguards at any time at {email}.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data, in short',
      paragraphs: ['These are the longest periods. When they end, the data is deleted.'],
      items: [
        'contact requests: 90 days',
        ...needs(
          'newsletter',
          'unconfirmed subscription: 7 days, or 30 if our message was rejected or reported as unwanted; confirmed subscription: until you unsubscribe, and the proof for another 24 months',
        ),
        ...needs(
          'stories',
          'a patient’s story: for as long as their consent; after withdrawal the photographs one night and the text 30 days; the proof of consent three more years',
        ),
        'your cookie choice: 24 months',
        'statistics: 3 months',
        'the log of our team’s accounts: 24 months',
        'technical logs and error reports, without personal data: 30 days',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'Write to {email}, call {phone} or ask at reception, free of charge. We answer within one month. If a request is complex, this can be extended by two more months, and we tell you so within the first. We may ask you to show that the data is yours.',
        'Under the GDPR you can ask us for:',
      ],
      items: [
        'access to your data and a copy of it',
        'correction of wrong or incomplete data',
        'erasure of your data',
        'restriction of processing',
        'portability of the data you gave us',
        'an end to processing based on legitimate interest, by objecting to it',
        'withdrawal of your consent, at any time, without changing what was done before',
      ],
    },
    {
      id: 'complaint',
      title: 'Complaints to the authority',
      paragraphs: [
        'If you believe we have infringed your rights, you can turn to the Romanian data protection authority (ANSPDCP), B-dul G-ral Gheorghe Magheru 28–30, Sector 1, Bucharest, www.dataprotection.ro, to the authority of the EU country you live in, or to a court. We would be glad if you told us first, so that we can put things right.',
      ],
    },
    {
      id: 'automated-decisions',
      title: 'Automated decisions and minors',
      paragraphs: [
        `We take no automated decisions about you and build no profiles. The estimate${wordsOf('instalments', ' and the instalment calculator simply add figures up', ' simply adds figures up')}, with no consequences for you.`,
        `For a child, a parent or guardian sends the request.${wordsOf('newsletter', ' You can subscribe to our news from the age of 16.')} If we learn that a child has written to us without the parents’ knowledge, we speak to the parents or delete the data.`,
      ],
    },
    {
      id: 'security',
      title: 'How we protect data',
      paragraphs: [
        'The connection to the site is encrypted. The database can be reached by our server alone, under rules that show each account only what it needs. Health data appears neither in logs nor in the subject of emails. The team signs in with an account and a password, and a closed account loses access at once.',
        'No measure removes every risk. If a breach occurs that could seriously affect you, we tell you, and we notify the ANSPDCP within the legal 72 hours.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      paragraphs: [
        'When we handle data differently, we change this text and the date above. We do not use data we already have for a new purpose without telling you and, where the law requires it, without your consent.',
      ],
    },
  ],
} satisfies PolicyText
