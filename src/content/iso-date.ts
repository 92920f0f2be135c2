import { z } from 'zod'

// Apart from the schemas of texts, which the opening hours of a cold isolate do not need.

/** Romanian ş and ţ with a cedilla are a common encoding mistake; the letters are ș and ț with a comma. */
export const cedilla = /[şţŞŢ]/
export const isoDate = z.iso.date()
