import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import type { PeopleWords } from './ro.ts'

export const words = {
  menu: 'Personal data',
  metaTitle: titled('Data about a person', `${clinic.name} administration`),
  title: 'Data about a person',
  lead: 'What the site holds about somebody: {held}. Check first who is writing to you.',
  held: {
    requests: 'requests',
    mentions: 'messages and notes of other requests',
    subscriptions: 'newsletter subscriptions',
    consents: 'choices about cookies',
    stories: 'consents to stories',
    team: 'the team page',
  },
  search: {
    label: 'Email, phone, whole name or anonymous ID',
    hint: 'Search by each that you know: not everything is held under a name. The anonymous ID is in the visitor’s window of cookie preferences; the number of the paper tells two patients of one name apart.',
  },
  submit: 'Search',
  errors: {
    empty: 'Write an email, a phone number, an anonymous ID or a whole name.',
    unknown:
      'This is no email, no phone number, no whole anonymous ID and no first and last name. Check what you wrote.',
    reason: 'Choose why the data are deleted.',
    confirmed: 'Tick that you have checked who asks for it.',
  },
  heldAbout: 'What we hold about {who}',
  nothing: 'We found nothing about {who}',
  searched: 'We looked in: {places}.',
  notSearched: {
    address: 'Not to be found by email: {places}.',
    number: 'Not to be found by phone number: {places}.',
    anonymous: 'Not to be found by the anonymous ID: {places}.',
    name: 'Not to be found by name: {places}. Search by email, phone or anonymous ID as well.',
  },
  expired: 'Requests older than 90 days are deleted already.',
  requests: 'Requests',
  subscriptions: 'Newsletter',
  consents: 'Choices about cookies',
  stories: 'Consents to stories',
  team: 'In the team, on the site',
  mentions: 'Requests of others that speak of them',
  mentionsLead:
    'They are neither in the file nor deleted with the rest, for they are somebody else’s: read them, and hand out or delete what concerns this person.',
  namesakes:
    'The requests have different numbers or addresses: they may be from several people of one name. To hand out or delete those of one alone, search by their number or address.',
  counts: {
    requests: { one: '{count} request', other: '{count} requests' },
    subscriptions: { one: '{count} subscription', other: '{count} subscriptions' },
    consents: { one: '{count} proof', other: '{count} proofs' },
    stories: { one: '{count} consent to a story', other: '{count} consents to stories' },
  },
  request: '{reference}, {name}, received {date}',
  mention: '{reference}, received {date}',
  member: '{name}, {role}',
  subscription: '{email}: {status}, since {date}',
  statuses: { pending: 'not confirmed', confirmed: 'confirmed', unsubscribed: 'ended' },
  consent: '{date}, {time}: {categories}',
  story: '{person}, story “{story}”, paper {reference}, signed on {date}, {state}',
  storyStates: { given: 'not withdrawn', withdrawn: 'withdrawn' },
  essentialOnly: 'essential ones only',
  unread:
    'Something that can no longer be read here: it is in the downloaded file and is deleted with the rest.',
  related: 'Perhaps the same person, also under:',
  download: 'Download all we hold (JSON)',
  erase: {
    title: 'Delete these data',
    lead: 'The requests, the subscription and the proofs above go for good, the stories too: from the site, the draft and the history. The team is changed on its own page. “Activity” keeps their number, the reason and who deleted them.',
    reason: 'Reason',
    choose: 'Choose the reason',
    confirmed: 'I have checked that the person asks for it',
    submit: 'Delete for good',
  },
  erased:
    'Deleted: {requests}, {subscriptions}, {consents}, {stories}. The deletion stands under “Activity”.',
  mentionsLeft: {
    one: '{count} request of somebody else that speaks of them is left.',
    other: '{count} requests of others that speak of them are left.',
  },
  erasedBuilt:
    'The story is no longer on the site. Its text came with the site, though, and is still in its code: ask whoever looks after it to take it out there as well.',
  erasedAlready:
    'Nothing is left to delete about this person. If you asked for it a moment ago, it was done then; “Activity” says what was deleted.',
} satisfies PeopleWords
