import { clinic } from '../../content/clinic.ts'
import { called } from '../../content/en/called.ts'
import { city } from '../../content/en/city.ts'
import { directions } from '../../content/en/directions.ts'
import { emergency } from '../../content/en/emergency.ts'
import { wordsOf } from '../../content/needs.ts'
import { titled } from '../../content/titled.ts'
import { forEachLanguage } from '../../format/languages.ts'
import type { ContactWords } from './ro.ts'

export const words = {
  meta: {
    title: titled('Contact and appointments'),
    description: `Request an appointment at ${clinic.name} in ${city}: form, phone, opening hours and address. The first consultation is free.`,
    keywords: [`dentist appointment ${city}`, 'English-speaking dentist', 'dental emergency'],
  },
  title: 'Contact',
  lead: 'Tell us what is bothering you and when you can come. We’ll get in touch to agree on a time.',
  formTitle: 'Request an appointment',
  stopCard: 'The “stop” card: a signal to stop, ready to print',
  visitWith: 'A visit with {name}',
  required: 'Fields marked with * are required.',
  optional: 'optional',
  either: 'Phone or email: one of them is enough.',
  fields: {
    name: { label: 'Name' },
    phone: {
      label: 'Phone',
      hint: 'For example 0712 034 567. For a number from outside Romania, start with + and the country code.',
    },
    email: { label: 'Email' },
    answer_locale: { label: 'Which language should we answer in?' },
    treatment: { label: 'Treatment' },
    doctor: { label: 'Dentist' },
    day: { label: 'Day' },
    part: { label: 'Part of the day' },
    comfort: {
      label: 'What would make the visit easier',
      hint: 'Tick what applies. We’ll tell the dentist before you come in.',
    },
    message: {
      label: 'Message',
      hint: 'Briefly, what is bothering you. Please do not include diagnoses, your personal number (CNP) or documents.',
    },
    country: { label: 'The country you are coming from' },
    marketing: {
      label: 'Send me advice and news from the clinic',
      hint: 'Not needed to book; you can change your mind at any time.',
    },
  },
  wishes: {
    legend: 'When would suit you?',
    hint: 'Up to three options in the next 60 days. We are closed {closedDays}.',
    wish: 'Option {number}',
    none: 'No particular day',
    later: 'Or a later day',
  },
  options: {
    languages: forEachLanguage('en'),
    comfort: {
      nervous: 'I am nervous or afraid',
      breaks: 'I would like frequent breaks',
      'price-first': 'Tell me the price first',
      explain: 'Tell me what comes next, step by step',
      quiet: 'Quiet, please, without explanations',
      companion: 'I’ll have somebody beside me',
    },
    anyTreatment: 'I do not know yet',
    anyDoctor: 'Any dentist',
    anyDay: 'Choose a day',
    noCountry: 'Choose a country',
    parts: {
      any: 'any time',
      morning: 'morning (until 12)',
      afternoon: 'afternoon (12–17)',
      evening: 'evening (after 17)',
    },
  },
  estimate: {
    title: 'Your estimate',
    text: 'We send it with your request, so that the dentist knows what interested you. Prices are those of today’s list.',
    remove: 'Do not send the estimate',
  },
  left: { one: '{count} character left', other: '{count} characters left' },
  errorPrefix: 'Error:',
  summary: {
    title: 'There is something to correct',
    failed: 'Your request has not been sent',
    lead: 'What you filled in is still here. Please check the fields below:',
  },
  errors: {
    name: {
      required: 'Enter your name.',
      short: 'Name must be at least two letters.',
      long: 'Name must be 80 characters or fewer.',
    },
    contact: { required: 'Enter a phone number or an email address, so that we can answer you.' },
    phone: {
      invalid: 'The number contains characters we do not recognise. Use digits, for example +44 7700 900123.',
      missingZero: 'The start of the number is missing. Add 0 for Romania, or + and the country code.',
      prefix:
        'Romanian numbers start with 02, 03, 06 or 07. For any other number, start with + and the country code.',
      country: 'No country has this code. Check the digits after +.',
      short: 'The number seems incomplete. A Romanian number has ten digits, for example 0712 034 567.',
      long: 'The number has too many digits. A Romanian number has ten, for example 0712 034 567.',
    },
    email: {
      invalid: 'The email address does not look complete. An example: name@example.com.',
      long: 'The email address is too long. Check it or enter another.',
      news: 'For advice and news we need your email address as well. Fill it in or untick the box.',
    },
    answer_locale: { choice: 'Choose a language from the list.' },
    treatment: { choice: 'Choose a treatment from the list or “I do not know yet”.' },
    doctor: { choice: 'Choose a dentist from the list or “Any dentist”.' },
    day: {
      invalid: 'Choose a day from the calendar.',
      past: 'The day you chose has passed. Choose one to come.',
      far: 'Choose a day in the next 60 days.',
      closed: 'The clinic is closed on the day you chose. Choose another one.',
      repeated: 'You chose the same day and part of the day twice. Change or clear one of them.',
    },
    part: {
      choice: 'Choose a part of the day from the list.',
      closed: 'On the day you chose the clinic is closed at that time. Choose another one.',
    },
    comfort: { choice: 'Choose only from the list shown.' },
    message: {
      long: 'Message must be {max} characters or fewer; it now has {count}.',
      cnp: 'The message seems to contain a personal number (CNP). For your safety, please remove it.',
    },
    country: { choice: 'Choose a country from the list.' },
    form: {
      tooFast: 'The form was sent very quickly. Check your details and press the button again.',
      used: 'You have sent several requests from this page already. If there is more to say, your details are still filled in: press the button again.',
      expired: 'The page was open for too long. Your details are still filled in: press the button again.',
      rate: 'We received several requests from you. Wait a minute and try again.',
      check: 'We could not check what you sent. Please try once more.',
      unavailable: 'We could not take your request right now. Try again or call {phone}.',
      offline:
        'You are not connected to the internet. Your details are still filled in: send them once you are back online, or call {phone}.',
      refused:
        'We could not record the request as it is written. Call {phone} and we’ll take it down for you.',
    },
  },
  privacy: 'We use your details only to answer you and delete them after 90 days.',
  privacyLink: 'Privacy policy',
  honeypot: 'Leave this field empty',
  submit: 'Send the request',
  sending: 'Sending...',
  notConfirmed: 'The form does not confirm an appointment. The time is agreed only when we talk.',
  callback: {
    today: 'We’ll get in touch today, by {time}.',
    on: 'We’ll get in touch on {day}, after {time}.',
    email: 'If you leave only an email address, we’ll write to you within one working day.',
  },
  next: {
    title: 'What happens next',
    items: [
      { title: 'We get in touch', text: 'Reception calls or writes within one working day.' },
      {
        title: 'We agree on a time',
        text: 'We choose the day and the dentist together and confirm your appointment.',
      },
      {
        title: 'You come for the consultation',
        text: 'The first is free: an examination and a written plan. X-rays and emergency consultations are charged.',
      },
    ],
  },
  urgent: `Severe pain, swelling, bleeding or a tooth damaged by a knock? Do not wait for an answer, call {phone}; while we are closed, go to an emergency department with a swelling, bleeding or an injury. ${emergency.call112}`,
  before: {
    title: 'Before you come',
    groups: [
      {
        title: 'Paying, appointments, complaints',
        items: [
          {
            question: 'How can I pay?',
            answer: `By card, in cash or by bank transfer, after each completed stage; laboratory work needs a deposit, stated in your plan.${wordsOf('instalments', ' A loan is possible too, subject to approval.')} You get an invoice for every payment.`,
          },
          {
            question: 'Does public insurance cover the cost?',
            answer:
              'No. We have no contract with the Romanian health insurance fund: patients pay for every service. For private insurance you get an itemised invoice, the plan and your X-rays; the insurer decides what it reimburses.',
          },
          {
            question: 'How do I cancel or move an appointment?',
            answer:
              'Call or write at least 24 hours ahead, so that somebody else can have the time. There is no fee. If you have a cold, tell us and we’ll move your visit. With a fever and pain or swelling in your mouth, call at once.',
          },
          {
            question: 'I am not satisfied. Who do I turn to?',
            answer:
              'Tell the dentist or reception, or email us. We confirm within 2 working days and answer in writing within 30 days. You can also turn to the Romanian College of Dentists (CMSR), the public health authority or consumer protection (A.N.P.C.), at the foot of the page.',
          },
          {
            question: 'I am coming from abroad. What should I know?',
            answer:
              'Write to us with your dates, and whether you have recent X-rays; we’ll say how many visits, and how far apart. The team page says which languages each of us speaks. Payment is in lei. If your country reimburses treatment abroad, ask your insurer first.',
          },
          {
            question: 'What do I do while you are closed?',
            answer: `${emergency.closed} ${emergency.call112}`,
          },
        ],
      },
      {
        title: 'Health and safety',
        items: [
          {
            question: 'I have an artificial heart valve or hip. Do I need antibiotics?',
            answer:
              'With an artificial valve, endocarditis in the past or certain heart conditions from birth, an antibiotic is taken before procedures that touch the gum: bring your cardiologist’s letter. For an artificial hip or knee it is not usually needed; your orthopaedic surgeon decides.',
          },
          {
            question: 'How do I prepare for sedation?',
            answer:
              'The anaesthetist assesses you beforehand. Do not eat for 6 hours before; you may drink plain water until 2 hours before. Come with an adult who takes you home and stays with you. That day do not drive, drink alcohol or sign important papers.',
          },
          {
            question: 'I am allergic to latex or to a medicine. What should I do?',
            answer:
              'Tell us when you book and write it in the questionnaire. We can work with latex-free gloves and dam, in a prepared room. Bring your test results, if you have them. After a severe reaction we ask an allergist first.',
          },
          {
            question: 'I have diabetes. What should I know?',
            answer:
              'Eat and take your medicines as usual, if possible before a morning visit, and bring your latest HbA1c result. With uncontrolled diabetes wounds heal less well: what can wait is put off until it is under control, and an infection is treated even then.',
          },
          {
            question: 'I am pregnant. Can I be treated?',
            answer:
              'Yes. Tell us how many weeks pregnant you are and who looks after you. Pain and infection are treated in any month, and a local anaesthetic can be given. Anything non-urgent is most comfortable in the second trimester or after the birth. An X-ray is taken only if it changes the treatment.',
          },
          {
            question: 'I take medicines for my bones (bisphosphonates or denosumab). What should I do?',
            answer:
              'Tell us what you take, since when and for what. With treatment for osteoporosis, most dental treatment, extractions included, is done here as usual. With high doses, for cancer, we plan it with your doctor. Do not stop denosumab or any other treatment without the doctor who prescribed it.',
          },
          {
            question: 'Which painkiller can I take until the visit?',
            answer: emergency.painkillers.join(' '),
          },
          {
            question: 'How are the instruments sterilised?',
            answer:
              'They are washed, packed and steam-sterilised in a class B autoclave. The sealed pouch is opened in front of you. Every cycle is tested and recorded; single-use items are thrown away.',
          },
          {
            question: 'How do I look after my teeth between visits?',
            answer:
              'Brush twice a day for two minutes with fluoride toothpaste; spit out the foam but do not rinse. Once a day clean between the teeth with floss or interdental brushes. Keep sweets for mealtimes. How often you need a check-up depends on your risk.',
          },
        ],
      },
    ],
  },
  details: {
    title: 'Where to find us',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    hours: 'Opening hours',
    map: 'Open the map',
    mapHint: 'The map opens on another site. Nothing is loaded from it here.',
    transport: {
      title: 'How to reach us',
      items: directions,
    },
  },
  thanks: {
    meta: {
      title: titled('We have your request', called),
      description: `Your request has reached ${called}. Here is its code and what happens next, up to your consultation.`,
      keywords: ['appointment request', `dental clinic ${city}`, 'request received'],
    },
    title: 'We have received your request',
    lead: 'Thank you. This is not an appointment yet: we’ll get in touch to agree on a time.',
    reference: 'Your request code: {code}',
    referenceHint: 'Keep the code. If you call us, we’ll find your request by it.',
    next: {
      title: 'What happens next',
      items: [
        { title: 'We get in touch', text: 'Our reception will call or write to you within one working day.' },
        {
          title: 'We agree on a time',
          text: 'Together we’ll choose the day and the dentist, then we’ll confirm your appointment.',
        },
        {
          title: 'You prepare',
          text: 'Bring an identity document, the list of your medicines and X-rays from the past year.',
        },
      ],
    },
    calendar: {
      file: 'appointment',
      action: 'Add your preferred day to your calendar',
      hint: 'It is a reminder of the day you asked for, not a confirmed appointment.',
      summary: `${called} – requested time, not confirmed`,
      description: 'Request {code}. The clinic will get in touch to confirm. Phone: {phone}.',
    },
    change: 'Would you like to change something? Call {phone} and give the code.',
    home: 'Back to home',
    prices: 'See the prices',
  },
  mail: {
    subject: 'New request from the website: {code}',
    text: 'Request {code} has arrived. You can read it after signing in: {link}',
    digest: {
      subject: {
        one: '{count} new request from the website',
        other: '{count} new requests from the website',
      },
      text: 'Many requests have arrived in the last hour. To keep your mailbox usable, these come in one message. All of them are in the admin:',
      action: 'Read the requests',
    },
  },
} satisfies ContactWords
