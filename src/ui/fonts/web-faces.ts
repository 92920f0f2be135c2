// Written by npm run fonts
import clinicSans from './clinic-sans.woff2'
import petronaLatin from './petrona-latin.woff2'
import petronaLatinExt from './petrona-latin-ext.woff2'

export const webFaces = [
  {
    family: 'Petrona',
    file: petronaLatin,
    weight: '400 700',
    unicodeRange:
      'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00AD-00AE, U+00B0-00B3, U+00B7, U+00B9, U+00BB-00BE, U+00C2, U+00C9, U+00CE, U+00D7, U+00E2, U+00E9, U+00EE, U+00F7, U+0102, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+20AC, U+2122, U+2191, U+2193, U+2212',
  },
  {
    family: 'Petrona',
    file: petronaLatinExt,
    weight: '400 700',
    unicodeRange: 'U+0103, U+0218-021B',
  },
  {
    family: 'Clinic Sans',
    file: clinicSans,
    weight: '400 700',
    unicodeRange:
      'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00AD-00AE, U+00B0-00B3, U+00B7, U+00B9, U+00BB-00BE, U+00C2, U+00C9, U+00CE, U+00D7, U+00E2, U+00E9, U+00EE, U+00F7, U+0102-0103, U+0218-021B, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F-2030, U+20AC, U+2122, U+2190-2193, U+2212, U+2248, U+2264-2265, U+2713',
  },
] as const

/** The font stacks with the web fonts first. */
export const webFamilies = [
  { family: 'Petrona', property: '--font-display' },
  { family: 'Clinic Sans', property: '--font-text' },
] as const
