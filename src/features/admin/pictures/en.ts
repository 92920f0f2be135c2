import type { PhotoWords } from './ro.ts'

export const words = {
  title: 'Photograph',
  lead: 'JPEG, PNG or WebP, at most 10 MB and at least 400 pixels on the short side. Where and when it was taken is removed from the file.',
  none: 'Without a photograph the drawing with initials is shown.',
  current: 'The photograph in the draft',
  fields: {
    file: { label: 'File', hint: 'Leave empty if you only change the text or the framing.' },
    alt: {
      label: 'Alternative text',
      hint: 'For those who do not see the picture: who it is and how they look, between 8 and 200 characters.',
    },
    focus: { label: 'What stays in the frame' },
  },
  focuses: {
    center: 'the middle',
    top: 'the top',
    bottom: 'the bottom',
    left: 'the left',
    right: 'the right',
  },
  save: 'Save the photograph to the draft',
  remove: 'Remove the photograph',
  problems: {
    missing: 'Choose a photograph.',
    heavy: 'The file is larger than 10 MB. Export a smaller one and choose it again.',
    type: 'The file is not a JPEG, PNG or WebP photograph, whatever its name says.',
    heic: 'The photograph is HEIC, the format of iPhones. Export it as JPEG and choose it again; for JPEG from the start: Settings, Camera, Formats, “Most Compatible”.',
    broken: 'The photograph cannot be read: the file is incomplete or damaged.',
    unsafe: 'The file holds something besides a photograph, so it was not accepted.',
    large: 'The photograph has too many pixels: at most 12,000 on a side and 50 million in total.',
    small: 'The photograph is too small: its short side needs at least 400 pixels.',
    unavailable: 'The photograph could not be prepared now. Nothing has changed; try again in a minute.',
    alt: 'Write the alternative text, between 8 and 200 characters.',
  },
} satisfies PhotoWords
