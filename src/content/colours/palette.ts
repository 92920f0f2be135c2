/**
 * The clinic's colours, in the light and in the dark scheme: `#1f4a4c` or `oklch(0.43 0.075 205)`. Everything else is
 * shades of these (`src/content/colours/shades.ts`): pages, drawings, share pictures, icons, mails. `npm run setup` writes them;
 * `npm test -- tests/unit/content/palette.test.ts` says which pair is too close to be read.
 */
export const palette = {
  light: {
    /** The ground of pages. */
    paper: 'oklch(0.985 0.009 85)',
    /** Text. */
    ink: 'oklch(0.27 0.035 200)',
    /** Links, buttons, the lines of drawings. */
    brand: 'oklch(0.43 0.075 205)',
    /** What one is to do first: the call for an appointment. */
    accent: 'oklch(0.79 0.115 55)',
    /** Errors, and what cannot wait. */
    danger: 'oklch(0.48 0.15 28)',
  },
  dark: {
    paper: 'oklch(0.21 0.018 200)',
    ink: 'oklch(0.94 0.012 95)',
    brand: 'oklch(0.8 0.075 195)',
    accent: 'oklch(0.78 0.115 55)',
    danger: 'oklch(0.78 0.12 30)',
  },
} as const

/** Colours of gums and teeth, the same for every clinic. */
export const mouthColours = {
  light: { dull: '#e6dcb4', lip: '#dd9c87', gum: '#efc0b0', tongue: '#e3a593' },
  dark: { dull: '#b9b18a', lip: '#b9786a', gum: '#a96f66', tongue: '#9c5f58' },
} as const
