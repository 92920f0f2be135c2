import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import type { RoomsAdminWords } from './ro.ts'

export const words = {
  menu: 'The clinic',
  name: 'Pictures of the clinic',
  metaTitle: titled('Pictures of the clinic', `${clinic.name} administration`),
  title: 'Pictures of the clinic',
  lead: 'They appear on the site in the order given here. A room without a photograph is shown as a drawing, marked as such; the photograph takes its place.',
  draft: 'Draft of the pictures of the clinic',
  changes: {
    one: '{count} change of the pictures of the clinic, not published',
    other: '{count} changes of the pictures of the clinic, not published',
  },
  more: {
    one: '{count} change of the pictures of the clinic',
    other: '{count} changes of the pictures of the clinic',
  },
  order: 'Order of the pictures',
  noDraft: 'There is no draft yet: you see the published pictures.',
  same: 'Nothing to publish: the pictures in the draft are those on the site.',
  list: {
    title: 'What is shown',
    add: 'Add a picture',
    none: 'There is no picture.',
    hidden: 'hidden',
    drawn: 'drawing',
    up: 'Move up: {name}',
    down: 'Move down: {name}',
  },
  one: {
    metaTitle: '{name}, draft – administration',
    added: 'A new picture',
    back: 'Back to the pictures and to publishing',
    save: 'Save to the draft',
    remove: 'Delete the picture',
    removeLead:
      'The picture leaves the draft, and the site only when you publish. The step can be undone. If you delete all of them, the drawings come back.',
    photoLater: 'The photograph is added once you have saved the text below it.',
    missing: 'The picture is no longer in the draft. Choose another from the list.',
  },
  fields: {
    caption: {
      label: 'Text below the picture',
      hint: 'What it is, between 3 and 160 characters, no promises.',
    },
    kind: {
      label: 'What it shows',
      hint: 'The entrance and the map appear beside the address, equipment with the treatments that you choose.',
    },
    treatments: { label: 'Treatments', hint: 'For equipment only: their pages show the picture.' },
    hidden: { label: 'Hidden', hint: 'Not on the site, but kept here.' },
    photo: { label: 'Photograph' },
  },
  errors: {
    caption: 'Write the text, between 3 and 160 characters.',
    kind: 'Choose from the list what the picture shows.',
    treatments: 'Choose among the treatments in the list.',
  },
  photo: {
    title: 'Photograph',
    none: 'Without a photograph the drawing is shown.',
    alt: {
      label: 'Alternative text',
      hint: 'For those who do not see the picture: what is seen in it, between 8 and 200 characters. No patients’ faces.',
    },
  },
  notices: {
    saved: 'The change is in the draft.',
    merged: 'The change is in the draft, with what somebody else has saved in the meantime.',
    added: 'The picture is in the draft. You can add the photograph.',
    moved: 'The order is changed in the draft.',
    removed: 'The picture is taken out of the draft.',
    gone: 'Somebody has taken this picture out of the draft in the meantime. What you wrote is below: saving it adds it again, last and without a photograph.',
    photo: 'The photograph is in the draft.',
    photoRemoved: 'The photograph is taken out of the draft.',
  },
  published: 'The pictures of the clinic are published. The site shows them.',
  problems: {
    nothing: 'All pictures are hidden: the site shows nothing of the clinic any more',
    noTreatment: '“{title}” is equipment of no treatment: it appears with the rooms only',
  },
  conflict: 'Somebody else has changed the same picture in the meantime',
  publish: 'Publish the pictures',
  publishLead: 'The pictures appear on the site at once. The note stays in the history.',
} satisfies RoomsAdminWords
