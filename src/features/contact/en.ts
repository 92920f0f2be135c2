import { called } from '../../content/en/called.ts'
import { forEachLanguage } from '../../format/languages.ts'
import type { ContactWords } from './ro.ts'

export const words = {
  formTitle: 'Request an appointment',
  stopCard: 'The “stop” card: a signal to stop, ready to print',
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
    complaint: { label: 'What is wrong' },
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
    noComplaint: 'I would rather not say here',
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
    change: 'Change the estimate',
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
    complaint: { choice: 'Choose only from the list shown.' },
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
  /** The file with the wished days. */
  calendar: {
    file: 'appointment',
    summary: `${called} – requested time, not confirmed`,
    description: 'Request {code}. The clinic will get in touch to confirm. Phone: {phone}.',
  },
  mail: {
    subject: 'New request from the website: {code}',
    text: 'Request {code} has arrived. You can read it after signing in: {link}',
    link: {
      subject: 'Your request {code}',
      text: 'We have received request {code}. Its page shows what you asked for and when we answer, and there you can change or cancel it.',
      action: 'Open the page of your request',
      secret:
        'The link is secret: whoever has it sees the request, so please do not pass this message on. The page is deleted together with the request, after 90 days.',
      notYou:
        'If you did not write to us, somebody has mistyped their email address. Delete this message: we won’t write to you again.',
    },
    pressed: {
      change: {
        subject: 'Request changed by the patient: {code}',
        text: 'The patient has changed request {code}. You can read it after signing in: {link}',
      },
      cancel: {
        subject: 'Request cancelled by the patient: {code}',
        text: 'The patient has cancelled request {code}. You can read it after signing in: {link}',
      },
    },
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
