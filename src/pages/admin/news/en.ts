import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import { forEachLanguage } from '../../../format/languages.ts'
import type { NewsWords } from './ro.ts'

const unpublished = {
  one: '{count} article with unpublished changes',
  other: '{count} articles with unpublished changes',
}

export const words = {
  menu: 'News',
  metaTitle: titled('News and articles', `${clinic.name} administration`),
  title: 'News',
  lead: 'Each article has a draft of its own: write it, look at it, publish it now or on a date. The others stay as they are.',
  draft: 'Drafts of articles',
  changes: unpublished,
  more: unpublished,
  languages: forEachLanguage('en'),
  states: { draft: 'Draft', scheduled: 'Scheduled', live: 'Public', withdrawn: 'Withdrawn' },
  when: {
    draft: 'saved by {email}, {date}, {time}',
    scheduled: 'appears {date}, {time}',
    live: 'since {date}',
    withdrawn: 'no longer on the site',
  },
  list: {
    title: 'All articles',
    article: 'Article',
    state: 'State',
    written: 'Languages',
    none: 'There is no article yet. Write the first one above.',
    unread: 'The list of articles cannot be read now. Try again in a few minutes.',
    untitled: 'No title',
    changed: 'unpublished changes',
  },
  write: { title: 'New article', submit: 'Begin the article' },
  fields: {
    title: { label: 'Title', hint: 'From {min} to {max} characters.' },
    description: {
      label: 'Summary',
      hint: 'From {min} to {max} characters. Lists and search engines show it.',
    },
    keywords: { label: 'Search words', hint: 'From {min} to {max}, separated by commas.' },
    body: {
      label: 'Text',
      hint: 'From {min} to {max} characters.',
    },
    newTitle: { label: 'Title of the new article' },
    category: { label: 'Subject' },
    reviewer: { label: 'Reviewed by', hint: 'A medical article is reviewed by a dentist.' },
    noReviewer: 'Choose who has reviewed it',
    date: {
      label: 'Day of publication',
      hint: 'Empty: the article appears as soon as you publish; one that visitors already have keeps its day.',
    },
    time: {
      label: 'Time',
      hint: 'By the clinic’s clock, such as 09:00, on the day above. Empty: from midnight on.',
    },
    treatments: { label: 'Treatments it is about', hint: 'Four at most.' },
    address: {
      label: 'Address of the article',
      hint: 'Small letters, digits and hyphens, 120 characters at most. Empty: made from the title. It stays the same after the first publication.',
    },
    language: 'The article appears in {language}',
  },
  noTreatments: 'None ticked; four at most.',
  count: '{count} of {min}–{max} characters',
  claims: {
    title: 'To be reworded:',
    advice: 'A clinic promises no results, does not praise itself and does not compare itself with others.',
  },
  pictures: {
    title: 'Photographs in the text',
    alt: {
      label: 'Alternative text',
      hint: 'What the image shows, for people who cannot see it: between 8 and 200 characters.',
    },
    caption: { label: 'Caption', hint: 'Optional: it stands below the photograph.' },
    add: 'Add the photograph to the text',
    sending: 'The photograph is being prepared...',
    inserted: 'The photograph is in the text, where the cursor was.',
    added:
      'The photograph is at the end of the text, and the draft is saved. To move it, move its whole line.',
    list: 'Photographs of the article',
    lead: 'The photograph appears where its line stands in the text. Delete the line and it is gone; the file deletes itself once the history needs it no more.',
    line: 'The line in {language}',
    absent: 'Not in {language} yet. The line to put there, with the alternative text in the square brackets',
    insert: 'Put it at the cursor, in {language}',
  },
  live: { title: 'What it looks like', none: 'Write on the left and the text appears here.' },
  errors: {
    title: 'Write a title of at least three letters.',
    address: 'Use small letters, digits and hyphens only, such as prima-vizita.',
    taken: 'There is an article at the address {slug} already. Choose another.',
    languages: 'Tick at least one language.',
    date: 'Write a day that exists, from 2000 to 2099.',
    time: 'Write the time as 09:00.',
    treatments: 'Tick four treatments at most.',
    caption: 'Write the caption in 200 characters or fewer.',
    long: 'The text is too long to be kept: {max} characters at most.',
  },
  refusals: {
    languages: 'The article appears in no language: tick at least one.',
    length: '{field} in {language}: has {count}, from {min} to {max} characters are needed',
    keywords: '{field} in {language}: {count}, from {min} to {max} are needed',
    keyword: 'Each search word in {language} has from {min} to {max} characters',
    reviewer: 'Choose who has reviewed the article',
    doctor: 'A medical article is reviewed by a dentist, and {name} is not one',
    day: 'The day of publication is not a day',
    foreign:
      'The text in {language} has an image that is not shown, {address}: upload it under “Photographs in the text” and delete this line',
    alt: 'A photograph in {language} has no alternative text: write it in the square brackets, between 8 and 200 characters',
    gone: 'The text in {language} has a photograph that is kept no more: upload it again under “Photographs in the text”',
  },
  check: {
    claims:
      'In {language} it says: {words}. Reword it, or confirm that it promises no result and is no praise.',
    lines:
      'In {language} some lines run together into one paragraph on the site: leave an empty line between paragraphs.',
    past: 'The article will bear a day before today: {date}.',
  },
  facts: {
    facts: 'About the article',
    text: 'The article in {language}',
    moment: 'Appears',
  },
  conflict: 'Somebody else has changed the same article',
  save: 'Save the draft',
  preview: 'Save and preview',
  previewOf: 'Preview in {language}',
  seeLive: 'See it on the site in {language}',
  history: 'History of the article',
  back: 'All articles',
  noDraft: 'There is no draft yet: this is the published article.',
  noArticle: 'There is no draft at this address any more.',
  same: 'Nothing to publish: the article in the draft is the one on the site.',
  publish: 'Publish the article',
  note: { label: 'Note', hint: 'In short, what has changed. Only those with access see it.' },
  publishLead: 'It appears on the site now or on the day chosen. The note stays in the history.',
  published: 'The article is published. Visitors see it from its day on.',
  withdraw: {
    title: 'Withdraw the article',
    lead: 'It leaves the whole site at once. The text stays here and can be published again.',
    note: { label: 'Why it is withdrawn' },
    submit: 'Withdraw from the site',
    wrong: 'Say why in a few words: from 3 to 300 characters.',
  },
  drop: {
    title: 'The address, and deleting the draft',
    lead: 'While nobody has seen it, the article may get another address or be deleted altogether.',
    address: 'Change the address',
    submit: 'Delete the draft',
  },
  notices: {
    written: 'The article is begun. Only you and colleagues with access see it.',
    withdrawn: 'The article is withdrawn from the site. Its text has stayed in the draft.',
    renamed: 'The address of the article has changed.',
    sameAddress: 'The article already has this address.',
    dropped: 'The draft of the article is deleted.',
    gone: 'Meanwhile somebody deleted the article or changed its address. What you wrote is below: copy it to the article that has moved, or save it again as a new article at the address {slug}.',
  },
} satisfies NewsWords
